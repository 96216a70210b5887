import { AlertDialog as AlertDialogPrimitive } from 'radix-ui';
import { type ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { Button } from '../basics/button';
import { DialogFooter, overlayStyle } from './dialog-parts';
import { useReturnFocus } from './use-return-focus';

type AlertDialogProps = {
  /** A question: "Remove Ohio State from your list?" */
  title: ReactNode;
  description: ReactNode;
  /** The safe choice, which gets focus: "Keep college". */
  keepLabel: string;
  /** The verb: "Remove college". */
  confirmLabel: string;
  onConfirm: () => void;
  /** The confirmed choice is no warning: a draft stays. */
  losesNothing?: boolean;
  /** A third choice that loses nothing: "Save and leave". Shown last. */
  otherwise?: { label: string; onChoose: () => void };
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/** Only for actions that can't be undone; others happen immediately and offer Undo. */
export const AlertDialog = ({
  title,
  description,
  keepLabel,
  confirmLabel,
  onConfirm,
  losesNothing = false,
  otherwise,
  trigger,
  open,
  onOpenChange,
}: AlertDialogProps) => (
  <AlertDialogPrimitive.Root
    {...(open === undefined ? {} : { open })}
    {...(onOpenChange === undefined ? {} : { onOpenChange })}
  >
    {trigger !== undefined && <AlertDialogPrimitive.Trigger asChild>{trigger}</AlertDialogPrimitive.Trigger>}
    <AlertDialogPrimitive.Portal>
      <AlertDialogPrimitive.Overlay
        className={cn(overlayStyle, 'grid place-items-center overflow-y-auto p-4')}
      >
        <AlertDialogPrimitive.Content
          data-slot="alert-dialog"
          {...useReturnFocus()}
          className="grid w-full max-w-120 gap-2 rounded-[18px] border bg-popover p-5.5 shadow-floating data-[state=closed]:animate-fade-out data-[state=open]:animate-dialog-in"
        >
          <AlertDialogPrimitive.Title className="text-section">{title}</AlertDialogPrimitive.Title>
          <AlertDialogPrimitive.Description className="text-muted-foreground">
            {description}
          </AlertDialogPrimitive.Description>
          <DialogFooter>
            <AlertDialogPrimitive.Cancel asChild>
              <Button variant="outline">{keepLabel}</Button>
            </AlertDialogPrimitive.Cancel>
            <AlertDialogPrimitive.Action asChild>
              <Button variant={losesNothing ? 'outline' : 'destructive'} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </AlertDialogPrimitive.Action>
            {otherwise && (
              <AlertDialogPrimitive.Action asChild>
                <Button onClick={otherwise.onChoose}>{otherwise.label}</Button>
              </AlertDialogPrimitive.Action>
            )}
          </DialogFooter>
        </AlertDialogPrimitive.Content>
      </AlertDialogPrimitive.Overlay>
    </AlertDialogPrimitive.Portal>
  </AlertDialogPrimitive.Root>
);
