import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Button } from '@/components/ui/basics/button';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { CalendarAddress } from './calendar-address';
import { CalendarChanges } from './calendar-changes';
import { useCalendarFeed } from './use-calendar-feed';

/** The student's dates in their own calendar, by a private address. */
export const CalendarSettings = () => (
  <section aria-labelledby="calendar" className="grid min-w-0 grid-cols-1 gap-4 border-t pt-5">
    <h2 id="calendar" className="text-section">
      Your dates in your calendar
    </h2>
    <p className="max-w-[40em] text-pretty text-muted-foreground">
      Deadlines and dated things on your checklists, in Google, Apple or Outlook Calendar. They move when you
      change them and go when they’re done. A date nobody checked yet says “Check”.
    </p>
    <Feed />
  </section>
);

const Feed = () => {
  const { feed, make, turnOff } = useCalendarFeed();
  const waiting = useSkeletonVisible(feed.isPending);

  if (waiting) return <Skeleton className="h-10 w-full max-w-60" />;
  if (feed.data === undefined)
    return (
      <ErrorState
        title="We couldn’t load your calendar’s settings"
        onRetry={() => void feed.refetch()}
        retrying={feed.isFetching}
      >
        Nothing was changed. Try again in a moment.
      </ErrorState>
    );
  if (feed.data.madeAt === null)
    return (
      <Button className="justify-self-start" busy={make.isPending} onClick={() => make.mutate({})}>
        Make a calendar address
      </Button>
    );

  return (
    <>
      {make.data && <CalendarAddress address={make.data.address} />}
      <CalendarChanges
        madeAt={new Date(feed.data.madeAt)}
        isShown={make.data !== undefined}
        isBusy={make.isPending || turnOff.isPending}
        onMakeNew={() => make.mutate({})}
        onTurnOff={() => turnOff.mutate({})}
      />
    </>
  );
};
