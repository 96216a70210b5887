import { Dialog as DialogPrimitive } from 'radix-ui';
import { type ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { DialogHeader, overlayStyle } from './dialog-parts';
import { useReturnFocus } from './use-return-focus';

type DialogProps = {
  /** A question or a noun. */
  title: ReactNode;
  /** One sentence. */
  description?: ReactNode;
  /** The control that opens it, unless `open` is used. */
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  className?: string;
  children: ReactNode;
};

/** For a short task. Centered on a desktop, a bottom sheet on a phone. */
export const Dialog = ({
  title,
  description,
  trigger,
  open,
  onOpenChange,
  className,
  children,
}: DialogProps) => (
  <DialogPrimitive.Root
    {...(open === undefined ? {} : { open })}
    {...(onOpenChange === undefined ? {} : { onOpenChange })}
  >
    {trigger !== undefined && <DialogPrimitive.Trigger asChild>{trigger}</DialogPrimitive.Trigger>}
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay
        className={cn(
          overlayStyle,
          'grid items-end justify-items-center overflow-y-auto md:items-center md:p-6',
        )}
      >
        <DialogPrimitive.Content
          data-slot="dialog"
          {...useReturnFocus()}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          className={cn(
            'grid w-full gap-4 rounded-t-xl border bg-popover p-5.5 pb-[calc(1.375rem+env(safe-area-inset-bottom))] shadow-floating data-[state=closed]:animate-fade-out data-[state=open]:animate-dialog-in md:max-w-120 md:rounded-[18px] md:pb-5.5',
            className,
          )}
        >
          <DialogHeader title={title} description={description} />
          {children}
        </DialogPrimitive.Content>
      </DialogPrimitive.Overlay>
    </DialogPrimitive.Portal>
  </DialogPrimitive.Root>
);
