import { X } from 'lucide-react';
import { Dialog as DialogPrimitive } from 'radix-ui';
import { type ReactNode } from 'react';
import { Button } from '../basics/button';
import { useSay } from '@/lib/preferences/say';

export const overlayStyle =
  'fixed inset-0 z-40 bg-overlay data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out';

/** Title, one sentence and a close button. */
export const DialogHeader = ({ title, description }: { title: ReactNode; description?: ReactNode }) => (
  <div className="flex items-start gap-3">
    <div className="grid min-w-0 flex-1 gap-1.5">
      <DialogPrimitive.Title className="text-section">{title}</DialogPrimitive.Title>
      {description !== undefined && (
        <DialogPrimitive.Description className="text-muted-foreground">
          {description}
        </DialogPrimitive.Description>
      )}
    </div>
    <DialogPrimitive.Close asChild>
      <Button
        variant="ghost"
        square
        aria-label={useSay()('Close')}
        className="-mt-1.5 -mr-2"
        icon={<X className="size-[1em]" />}
      />
    </DialogPrimitive.Close>
  </div>
);

/** The primary action comes last. */
export const DialogFooter = ({ children }: { children: ReactNode }) => (
  <div data-slot="dialog-footer" className="mt-2 flex flex-wrap justify-end gap-2.5">
    {children}
  </div>
);
