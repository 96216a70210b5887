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
import { useSharingWords } from './use-sharing-words';
import { useLanguage } from '@/lib/preferences/language';
import { useSettingsWords } from '../settings/use-settings-words';

const PAGE_SIZE = 10;

/** Every look of a linked adult, or of someone who runs Flyleaf, at something of the student. */
export const WhoLooked = () => {
  const { whoLooked, whoLookedWhat } = useSharingWords();
  return (
    <SettingsPart id="who-looked" title={whoLooked}>
      <p className="max-w-[40em] text-pretty text-muted-foreground">
        {whoLookedWhat.before}
        <Link to="/settings/activity" className="link">
          {whoLookedWhat.link}
        </Link>
        .
      </p>
      <Views />
    </SettingsPart>
  );
};

const Views = () => {
  const [page, setPage] = useState(1);
  const words = useSharingWords();
  const settings = useSettingsWords();
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
        title={words.looksNotLoaded}
        onRetry={() => void views.refetch()}
        retrying={views.isFetching}
      >
        {settings.stillThere}
      </ErrorState>
    );
  const { items, total } = views.data;
  if (total === 0) return <p className="text-muted-foreground">{words.noLooks}</p>;

  const pages = Math.ceil(total / PAGE_SIZE);
  return (
    <>
      <ul className="grid divide-y border-y">
        {items.map((view) => (
          <Look key={view.id} view={view} />
        ))}
      </ul>
      {pages > 1 && (
        <nav aria-label={words.pages} className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="outline" size="sm" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {settings.newer}
          </Button>
          <Button variant="outline" size="sm" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {settings.older}
          </Button>
          <p role="status" className="text-hint text-muted-foreground tabular-nums">
            {settings.page(page, pages)}
          </p>
        </nav>
      )}
    </>
  );
};

const Look = ({ view }: { view: View }) => {
  const words = useSharingWords();
  const { moment } = useSettingsWords();
  const language = useLanguage();
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-3">
      <span className="min-w-0 flex-1 basis-60 text-pretty wrap-anywhere">
        {viewWords(view, words)}
        {view.reason !== null && words.reason(view.reason)}
      </span>
      <time
        dateTime={view.viewedAt}
        title={moment(new Date(view.viewedAt))}
        className="text-hint text-muted-foreground first-letter:uppercase"
      >
        {timeAgo(new Date(view.viewedAt), new Date(), language)}
      </time>
    </li>
  );
};
