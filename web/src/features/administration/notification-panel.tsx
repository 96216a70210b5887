import { type RefObject } from 'react';
import { Button } from '@/components/ui/basics/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Popover, PopoverAnchor, PopoverContent } from '@/components/ui/overlays/popover';
import { Sheet } from '@/components/ui/overlays/sheet';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useMediaQuery } from '@/lib/hooks/use-media-query';
import { NotificationList } from './notification-list';
import { useMarkAllRead, useMarkRead } from './mark-read';
import { useNotifications } from './use-notifications';
import { useSay } from '@/lib/preferences/say';

type NotificationPanelProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The anchor, which also gets focus back. */
  bell: RefObject<HTMLButtonElement | null>;
};

/** A popover on a desktop, the whole screen on a phone. Loaded when first opened. */
const NotificationPanel = ({ open, onOpenChange, bell }: NotificationPanelProps) => {
  const wide = useMediaQuery('(min-width: 48rem)');
  const say = useSay();
  const leave = () => onOpenChange(false);

  if (!wide)
    return (
      <Sheet title={say('Notifications')} open={open} onOpenChange={onOpenChange} footer={<MarkAllRead />}>
        <Contents onLeave={leave} />
      </Sheet>
    );

  return (
    <Popover open={open} onOpenChange={onOpenChange}>
      <PopoverAnchor virtualRef={bell} />
      <PopoverContent
        align="end"
        aria-label={say('Notifications')}
        className="grid max-h-[min(34rem,var(--radix-popover-content-available-height))] w-96 max-w-none grid-rows-[auto_minmax(0,1fr)]"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (document.activeElement === document.body) bell.current?.focus(); // otherwise the new page has it
        }}
        onInteractOutside={(event) => {
          if (event.target instanceof Node && bell.current?.contains(event.target)) event.preventDefault();
        }}
      >
        <div className="flex min-h-10 items-center justify-between gap-3 pl-2.5">
          <h2 className="text-title">{say('Notifications')}</h2>
          <MarkAllRead />
        </div>
        <div className="overflow-y-auto overscroll-contain">
          <Contents onLeave={leave} />
        </div>
      </PopoverContent>
    </Popover>
  );
};

const MarkAllRead = () => {
  const { data } = useNotifications();
  const say = useSay();
  const markAllRead = useMarkAllRead();

  return (
    <Button
      variant="ghost"
      size="sm"
      disabled={!data || data.unread === 0}
      onClick={() => markAllRead.mutate({})}
    >
      {say('Mark all as read')}
    </Button>
  );
};

const Contents = ({ onLeave }: { onLeave: () => void }) => {
  const list = useNotifications();
  const say = useSay();
  const markRead = useMarkRead();

  if (list.isPending) return <Waiting />;
  if (list.data === undefined)
    return (
      <div className="px-2.5">
        <ErrorState
          title={say('We couldn’t load your notifications')}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        >
          {say('Nothing is lost. Try again in a moment.')}
        </ErrorState>
      </div>
    );
  if (list.data.items.length === 0)
    return (
      <EmptyState title={say('Nothing new')}>{say('News about your account will appear here.')}</EmptyState>
    );
  return (
    <NotificationList
      items={list.data.items}
      onOpen={({ id, readAt }) => {
        if (readAt === null) markRead.mutate({ path: { id } });
        onLeave();
      }}
    />
  );
};

const Waiting = () => {
  const say = useSay();
  return (
    <div role="status" className="grid gap-4 p-2.5">
      <span className="sr-only">{say('Loading')}</span>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-13" />
      ))}
    </div>
  );
};

export default NotificationPanel;
