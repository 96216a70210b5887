import { X } from 'lucide-react';
import { Dialog as DialogPrimitive } from 'radix-ui';
import { type ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { Button } from '../basics/button';
import { overlayStyle } from './dialog-parts';
import { useReturnFocus } from './use-return-focus';
import { useSay } from '@/lib/preferences/say';

type SheetProps = {
  title: ReactNode;
  description?: ReactNode;
  /** A picture below the title, edge to edge. */
  banner?: ReactNode;
  /** Stays in view while the body scrolls, as the title does. */
  footer?: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  className?: string;
  children: ReactNode;
};

/** For reading or filters. A wide dialog on a desktop, the whole screen on a phone. */
export const Sheet = ({
  title,
  description,
  banner,
  footer,
  open,
  onOpenChange,
  className,
  children,
}: SheetProps) => (
  <DialogPrimitive.Root open={open} onOpenChange={onOpenChange}>
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay className={overlayStyle} />
      <DialogPrimitive.Content
        data-slot="sheet"
        {...useReturnFocus()}
        {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        className={cn(
          'fixed inset-0 z-40 flex flex-col overflow-hidden bg-popover data-[state=closed]:animate-fade-out data-[state=open]:animate-dialog-in md:inset-6 md:m-auto md:h-fit md:max-h-[calc(100dvh-3rem)] md:max-w-170 md:rounded-xl md:border md:shadow-floating',
          className,
        )}
      >
        <div className="flex items-start justify-between gap-3 border-b bg-popover py-3 pr-3 pl-4 md:pl-7">
          <DialogPrimitive.Title className="my-auto line-clamp-2 text-title">{title}</DialogPrimitive.Title>
          <DialogPrimitive.Close asChild>
            <Button
              variant="outline"
              square
              aria-label={useSay()('Close')}
              className="shrink-0 rounded-full"
              icon={<X className="size-[1em]" />}
            />
          </DialogPrimitive.Close>
        </div>
        {/* Focusable, so a long text without links can be scrolled by keyboard. Relative, or text for screen readers only
            would make the whole sheet scroll. */}
        <div
          tabIndex={0}
          className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain -outline-offset-2"
        >
          {banner}
          <div className="grid gap-5 px-4 pt-5 pb-6 md:px-7">
            {description !== undefined && (
              <DialogPrimitive.Description className="text-muted-foreground">
                {description}
              </DialogPrimitive.Description>
            )}
            {children}
          </div>
        </div>
        {footer !== undefined && (
          <div
            data-slot="sheet-footer"
            className="flex flex-wrap items-center justify-end gap-2.5 border-t bg-popover px-4 py-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:px-7"
          >
            {footer}
          </div>
        )}
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  </DialogPrimitive.Root>
);
