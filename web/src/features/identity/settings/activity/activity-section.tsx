import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { listAccountActivityOptions } from '@/api/queries/account.gen';
import { Button } from '@/components/ui/basics/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { useSession } from '@/lib/session/session';
import { ActivityList } from './activity-list';
import { SettingsCard } from '../settings-card';
import { useActivityWords } from './use-activity-words';
import { useSettingsWords } from '../use-settings-words';

const PAGE_SIZE = 20;

/** Newest first. The page number is in the URL. */
export const ActivitySection = () => (
  <SettingsCard title={useActivityWords().title} lead={<ActivityLead />}>
    <Activity />
  </SettingsCard>
);

const ActivityLead = () => {
  const session = useSession();
  const { lead, whoLooked } = useActivityWords();
  const isStudent = session.status !== 'signed-out' && session.user.role === 'student';

  return (
    <>
      {lead}
      {isStudent && (
        <>
          {' '}
          {whoLooked.before}
          <Link to="/settings/sharing#who-looked" className="link">
            {whoLooked.link}
          </Link>
          .
        </>
      )}
    </>
  );
};

const pageOf = (search: URLSearchParams) => {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 ? page : 1;
};

const Activity = () => {
  const words = useActivityWords();
  const { stillThere } = useSettingsWords();
  const page = pageOf(useSearchParams()[0]);
  const activity = useQuery({
    ...listAccountActivityOptions({ query: { page, pageSize: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
    staleTime: 0, // other devices add entries
  });
  const waiting = useSkeletonVisible(activity.isPending);

  if (waiting)
    return (
      <div className="grid gap-3">
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="h-12 w-full" />
        ))}
      </div>
    );
  if (!activity.data)
    return (
      <ErrorState
        title={words.notLoaded}
        onRetry={() => void activity.refetch()}
        retrying={activity.isFetching}
      >
        {stillThere}
      </ErrorState>
    );

  const { items, total } = activity.data;
  if (items.length === 0)
    return (
      <EmptyState
        title={page > 1 ? words.noneThisFar : words.none}
        action={
          page > 1 && (
            <Button asChild variant="outline">
              <Link to="/settings/activity">{words.latest}</Link>
            </Button>
          )
        }
      >
        {words.appearsHere}
      </EmptyState>
    );

  return (
    <>
      <ActivityList entries={items} />
      <Pages page={page} pages={Math.ceil(total / PAGE_SIZE)} />
    </>
  );
};

const Pages = ({ page, pages }: { page: number; pages: number }) => {
  const words = useSettingsWords();
  if (pages <= 1) return null;
  return (
    <nav aria-label={words.pages} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {page > 1 && (
        <Button asChild variant="outline" size="sm" icon={<ArrowLeft className="size-[1em]" />}>
          <Link to={page === 2 ? '/settings/activity' : `?page=${page - 1}`}>{words.newer}</Link>
        </Button>
      )}
      {page < pages && (
        <Button asChild variant="outline" size="sm" icon={<ArrowRight className="size-[1em]" />}>
          <Link to={`?page=${page + 1}`}>{words.older}</Link>
        </Button>
      )}
      <p role="status" className="text-hint text-muted-foreground tabular-nums">
        {words.page(page, pages)}
      </p>
    </nav>
  );
};
