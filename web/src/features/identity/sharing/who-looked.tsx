import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type View } from '@/api';
import { listViewsOptions } from '@/api/queries/family.gen';
import { Button } from '@/components/ui/basics/button';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { timeAgo } from '@/lib/words/time-ago';
import { SettingsPart } from '../settings/settings-card';
import { viewWords } from './view-words';

const PAGE_SIZE = 10;

/** Every look of a linked adult, or of someone who runs Flyleaf, at something of the student. */
export const WhoLooked = () => (
  <SettingsPart id="who-looked" title="Who looked">
    <p className="max-w-[40em] text-pretty text-muted-foreground">
      Each visit of someone you let in, of someone with a link you made, or of someone who runs Flyleaf, over
      the last year. Visits within half an hour count as one. Everything else that happened is under{' '}
      <Link to="/settings/activity" className="link">
        Activity
      </Link>
      .
    </p>
    <Views />
  </SettingsPart>
);

const Views = () => {
  const [page, setPage] = useState(1);
  const views = useQuery({
    ...listViewsOptions({ query: { page, pageSize: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
    staleTime: 0, // others add entries
  });
  const waiting = useSkeletonVisible(views.isPending);

  if (waiting) return <Skeleton className="h-24 w-full" />;
  if (!views.data)
    return (
      <ErrorState
        title="We couldn’t load who looked"
        onRetry={() => void views.refetch()}
        retrying={views.isFetching}
      >
        It is all still there. Check your connection and try again.
      </ErrorState>
    );
  const { items, total } = views.data;
  if (total === 0)
    return <p className="text-muted-foreground">Nobody has looked at anything of yours yet.</p>;

  const pages = Math.ceil(total / PAGE_SIZE);
  return (
    <>
      <ul className="grid divide-y border-y">
        {items.map((view) => (
          <Look key={view.id} view={view} />
        ))}
      </ul>
      {pages > 1 && (
        <nav aria-label="Pages of who looked" className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="outline" size="sm" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            Newer
          </Button>
          <Button variant="outline" size="sm" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            Older
          </Button>
          <p role="status" className="text-hint text-muted-foreground tabular-nums">
            Page {page} of {pages}
          </p>
        </nav>
      )}
    </>
  );
};

const Look = ({ view }: { view: View }) => (
  <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-3">
    <span className="min-w-0 flex-1 basis-60 text-pretty wrap-anywhere">
      {viewWords(view)}
      {view.reason !== null && <> They gave this reason: “{view.reason}”.</>}
    </span>
    <time
      dateTime={view.viewedAt}
      title={new Date(view.viewedAt).toLocaleString('en-US')}
      className="text-hint text-muted-foreground first-letter:uppercase"
    >
      {timeAgo(new Date(view.viewedAt), new Date())}
    </time>
  </li>
);
