import { Bell } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '@/components/ui/basics/button';
import { useOnDemand } from '@/lib/hooks/use-on-demand';
import { UnreadAnnouncement } from './unread-announcement';
import { useLiveUnread } from './use-live-unread';
import { useNotifications } from './use-notifications';
import { useSay } from '@/lib/preferences/say';

const MAX_SHOWN = 99;

export const NotificationBell = ({ userId }: { userId: string }) => {
  const list = useNotifications();
  const unread = list.data?.unread ?? 0;
  const bell = useRef<HTMLButtonElement>(null);
  const say = useSay();
  const panel = useOnDemand(() => import('./notification-panel'));
  useLiveUnread(userId, !list.isPending);

  return (
    <>
      <Button
        ref={bell}
        variant="ghost"
        square
        aria-label={
          unread === 0 ? say('Notifications') : `${say('Notifications')}, ${unread} ${say('unread')}`
        }
        aria-haspopup="dialog"
        aria-expanded={panel.open}
        onPointerEnter={panel.prepare}
        onFocus={panel.prepare}
        onClick={() => panel.setOpen(!panel.open)}
      >
        <Bell aria-hidden className="size-[1em]" />
        {unread > 0 && (
          <span
            aria-hidden
            data-slot="unread-count"
            className="absolute top-0.5 right-0 h-[1.0625rem] min-w-[1.0625rem] rounded-full bg-destructive px-1 text-[0.6875rem] leading-[1.0625rem] font-bold text-destructive-foreground tabular-nums ring-2 ring-background"
          >
            {unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}
          </span>
        )}
      </Button>
      <UnreadAnnouncement unread={list.data?.unread} />
      {panel.Part && <panel.Part open={panel.open} onOpenChange={panel.setOpen} bell={bell} />}
    </>
  );
};
