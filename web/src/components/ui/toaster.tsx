import { Check, CircleAlert, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { cn } from '@/lib/cn';
import { Button } from './button';
import { dismissToast, type ShownToast, shownToast, subscribeToToasts } from './toast-store';

const DISPLAY_MS = 5000;
const SWIPE_PX = 50;

/** The one place toasts appear; F8 leads there. Speak through `toast()`. */
const Toaster = () => {
  const shown = useSyncExternalStore(subscribeToToasts, shownToast);

  return (
    <Toast.Provider duration={DISPLAY_MS} swipeThreshold={SWIPE_PX} label="Notification">
      {shown && <ToastCard key={shown.id} {...shown} />}
      <Toast.Viewport
        hotkey={['F8']}
        className="pointer-events-none fixed right-0 bottom-0 z-60 w-full max-w-[420px] p-4 outline-none max-lg:bottom-(--tab-bar) md:p-6 [:root:has([data-slot=form-footer])_&]:max-lg:mb-17 [:root:has([data-slot=form-footer])_&]:lg:right-auto [:root:has([data-slot=form-footer])_&]:lg:left-0 [:root:has([data-slot=form-footer])_&]:lg:max-w-76"
      />
    </Toast.Provider>
  );
};

const ToastCard = ({ open, title, description, tone = 'info', action, icon }: ShownToast) => {
  const failed = tone === 'error';

  return (
    <Toast.Root
      data-slot="toast"
      open={open}
      onOpenChange={(isOpen) => !isOpen && dismissToast()}
      type={failed ? 'foreground' : 'background'}
      {...(failed ? { duration: Infinity } : {})}
      className={cn(
        'pointer-events-auto flex items-center gap-3 rounded-lg py-3 pr-3 pl-4.5 shadow-floating data-[state=closed]:animate-fade-out data-[state=open]:animate-dialog-in data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        failed ? 'border-2 border-destructive bg-card' : 'bg-brand text-brand-foreground',
      )}
    >
      <span className={cn('text-[20px]', failed ? 'text-destructive' : 'text-highlight')}>
        {failed ? <CircleAlert className="size-[1em]" /> : (icon ?? <Check className="size-[1em]" />)}
      </span>
      <div className="min-w-0 flex-1">
        <Toast.Title className="font-bold">{title}</Toast.Title>
        {description !== undefined && (
          <Toast.Description className={failed ? 'text-muted-foreground' : 'text-brand-foreground/85'}>
            {description}
          </Toast.Description>
        )}
      </div>
      {action && (
        <Toast.Action altText={action.label} asChild>
          <Button
            variant="ghost"
            size="sm"
            className={cn(
              'text-current hover:bg-transparent hover:text-current hover:underline',
              failed ? 'border-outline' : 'border-brand-foreground/45',
            )}
            onClick={action.onClick}
          >
            {action.label}
          </Button>
        </Toast.Action>
      )}
      <Toast.Close asChild>
        <Button
          variant="ghost"
          size="sm"
          square
          aria-label="Close"
          className="text-current hover:bg-transparent hover:text-current hover:opacity-70"
          icon={<X className="size-[1em]" />}
        />
      </Toast.Close>
    </Toast.Root>
  );
};

export default Toaster;
