import { Check, CircleAlert, X } from 'lucide-react';
import { useRef } from 'react';
import { cn } from '@/lib/cn';
import { Button } from '../basics/button';
import { dismissToast, type ShownToast } from './toast-store';
import { useSwipe } from './use-swipe';
import { useToastTime } from './use-toast-time';
import { useSay } from '@/lib/preferences/say';

const DISPLAY_MS = 5000;
const SWIPE_PX = 50;

type ToastCardProps = ShownToast & { onLeaveWithFocus: () => void };

/** Closes with Escape, the close button or a swipe to the right. */
export const ToastCard = ({
  title,
  description,
  tone,
  action,
  icon,
  milliseconds = DISPLAY_MS,
  onLeaveWithFocus,
}: ToastCardProps) => {
  const failed = tone === 'error';
  const say = useSay();
  const card = useRef<HTMLDivElement>(null);
  const leave = () => {
    if (card.current?.contains(document.activeElement)) onLeaveWithFocus();
    dismissToast();
  };
  const { pause, resume } = useToastTime(failed ? null : milliseconds, leave);
  const { moved, handlers } = useSwipe(SWIPE_PX, leave);

  return (
    <div
      ref={card}
      data-slot="toast"
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        leave();
      }}
      {...handlers}
      {...(moved > 0 ? { style: { transform: `translateX(${moved}px)` } } : {})}
      className={cn(
        'pointer-events-auto flex touch-pan-y animate-dialog-in items-center gap-3 rounded-lg py-3 pr-3 pl-4.5 shadow-floating select-none',
        failed ? 'border-2 border-destructive bg-card' : 'bg-brand text-brand-foreground',
      )}
    >
      <span className={cn('text-[20px]', failed ? 'text-destructive' : 'text-highlight')}>
        {failed ? (
          <CircleAlert aria-hidden className="size-[1em]" />
        ) : (
          (icon ?? <Check className="size-[1em]" />)
        )}
      </span>
      <div className="min-w-0 flex-1">
        <div className="font-bold">{title}</div>
        {description !== undefined && (
          <div className={failed ? 'text-muted-foreground' : 'text-brand-foreground/85'}>{description}</div>
        )}
      </div>
      {action && (
        <Button
          variant="ghost"
          size="sm"
          className={cn(
            'text-current hover:bg-transparent hover:text-current hover:underline',
            failed ? 'border-outline' : 'border-brand-foreground/45',
          )}
          onClick={() => {
            action.onClick();
            leave();
          }}
        >
          {action.label}
        </Button>
      )}
      <Button
        variant="ghost"
        size="sm"
        square
        aria-label={say('Close')}
        className="text-current hover:bg-transparent hover:text-current hover:opacity-70"
        icon={<X className="size-[1em]" />}
        onClick={leave}
      />
    </div>
  );
};
