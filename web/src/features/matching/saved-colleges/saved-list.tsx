import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { Link } from 'react-router-dom';
import { type SavedCollege } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Tabs, TabsContent, TabsList } from '@/components/ui/navigation/tabs';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { ListTab } from './list-tab';
import { SavedCollegeCard } from './saved-college-card';
import { LIST_CATEGORIES, type ListCategory } from './list-categories';
import { useSavedColleges } from './use-saved-colleges';

const HiddenEntries = lazy(() => import('./hidden-entries'));

export type ShownCategory = 'All' | ListCategory;

type SavedListProps = {
  category: ShownCategory;
  onCategory: (category: ShownCategory) => void;
  onLearnMore: (collegeId: number) => void;
  /** The college's picture. */
  picture: (college: SavedCollege['college']) => ReactNode;
};

export const SavedList = (props: SavedListProps) => {
  const { data: list, isPending, isError, refetch, isFetching } = useSavedColleges();
  const waiting = useSkeletonVisible(isPending);

  if (waiting) return <WaitingList />;
  if (isError && !list) {
    return (
      <ErrorState title="Your list didn’t load" onRetry={() => void refetch()} retrying={isFetching}>
        Every college you saved is safe. Try again in a moment.
      </ErrorState>
    );
  }
  if (!list || list.length === 0) return <EmptyList />;
  return <CategoryTabs {...props} list={list} />;
};

const EmptyList = () => (
  <EmptyState
    title="No colleges in your list yet"
    action={
      <Button asChild>
        <Link to="/colleges">Explore Colleges</Link>
      </Button>
    }
  >
    Save any college you’re curious about. Most students start with five and change their minds later.
  </EmptyState>
);

const CategoryTabs = ({
  list,
  category,
  onCategory,
  onLearnMore,
  picture,
}: SavedListProps & { list: readonly SavedCollege[] }) => {
  const visible = list.filter(({ isHidden }) => !isHidden);
  const hidden = list.filter(({ isHidden }) => isHidden);
  const on = (name: ShownCategory) =>
    name === 'All' ? visible : visible.filter(({ category }) => category === name);
  const shown = on(category);
  const panel = useRef<HTMLDivElement>(null);
  const takeFocus = () => {
    // Without any college the tabs disappear as well.
    const stays = list.length === 1 ? document.getElementById('main') : panel.current;
    stays?.focus({ preventScroll: true });
  };

  return (
    <div className="grid gap-5">
      <Tabs
        value={category}
        onValueChange={(name) => onCategory(name as ShownCategory)}
        className="grid gap-5"
      >
        <TabsList aria-label="Categories" className="grid grid-cols-4 gap-0 overflow-visible border-b-0">
          {(['All', ...LIST_CATEGORIES] as const).map((name) => (
            <ListTab key={name} name={name} count={on(name).length} />
          ))}
        </TabsList>
        <TabsContent ref={panel} value={category} tabIndex={-1} className="outline-none">
          {shown.length === 0 ? (
            <p className="py-8 text-muted-foreground">
              Nothing here yet. Save a college, or move one here with its category menu.
            </p>
          ) : (
            <ul className="grid gap-4">
              {shown.map((entry) => (
                <li key={entry.collegeId}>
                  <SavedCollegeCard
                    entry={entry}
                    picture={picture(entry.college)}
                    onLearnMore={() => onLearnMore(entry.collegeId)}
                    onLeave={takeFocus}
                    leavesOnMove={category !== 'All'}
                  />
                </li>
              ))}
            </ul>
          )}
        </TabsContent>
      </Tabs>
      {hidden.length > 0 && (
        <Suspense>
          <HiddenEntries hidden={hidden} />
        </Suspense>
      )}
    </div>
  );
};

export const WaitingList = () => (
  <div aria-busy className="grid gap-5">
    <span role="status" className="sr-only">
      Loading your list
    </span>
    <Skeleton className="h-17 rounded-lg" />
    {[0, 1].map((at) => (
      <Skeleton key={at} className="h-64 rounded-lg" />
    ))}
  </div>
);
