import { X } from 'lucide-react';
import { Dialog as DialogPrimitive } from 'radix-ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '@/components/ui/basics/button';
import { overlayStyle } from '@/components/ui/overlays/dialog-parts';
import { useReturnFocus } from '@/components/ui/overlays/use-return-focus';
import WrenPanel from './wren-panel';

type WrenDrawerProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** The advisor beside the page; on a phone over all of it. Following a link closes it. */
const WrenDrawer = ({ open, onOpenChange }: WrenDrawerProps) => {
  const focus = useReturnFocus();
  useCloseOnNewPage(() => onOpenChange(false));

  return (
    <DialogPrimitive.Root open={open} onOpenChange={onOpenChange}>
      <DialogPrimitive.Portal>
        <DialogPrimitive.Overlay className={overlayStyle} />
        <DialogPrimitive.Content
          data-slot="wren-drawer"
          aria-describedby={undefined}
          onCloseAutoFocus={focus.onCloseAutoFocus}
          onOpenAutoFocus={(event) => {
            focus.onOpenAutoFocus();
            event.preventDefault();
            document.getElementById('wren-message')?.focus();
          }}
          className="fixed inset-0 z-40 flex flex-col overflow-hidden bg-card pb-[env(safe-area-inset-bottom)] data-[state=closed]:animate-fade-out data-[state=open]:animate-dialog-in md:left-auto md:w-120 md:border-l md:shadow-floating"
        >
          <WrenPanel
            title={<DialogPrimitive.Title className="text-title">Wren</DialogPrimitive.Title>}
            actions={
              <DialogPrimitive.Close asChild>
                <Button
                  variant="ghost"
                  square
                  aria-label="Close"
                  icon={<X aria-hidden className="size-[1em]" />}
                />
              </DialogPrimitive.Close>
            }
            linkTo={(collegeId) => `/colleges/${collegeId}`}
          />
        </DialogPrimitive.Content>
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  );
};

const useCloseOnNewPage = (close: () => void) => {
  const { key } = useLocation();
  const openedOn = useRef(key);
  const onNewPage = useEffectEvent(close);

  useEffect(() => {
    if (openedOn.current === key) return;
    openedOn.current = key;
    onNewPage();
  }, [key]);
};

export default WrenDrawer;
