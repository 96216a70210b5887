import { lazy, Suspense, useId } from 'react';
import { Link } from 'react-router-dom';
import { type SavedCollege } from '@/api';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { countedColleges } from '../list-facts/list-facts';
import { useSavedColleges } from '../saved-colleges/use-saved-colleges';
import { Details } from './details';
import { hasAnswers, type ListWork } from './list-work';
import { OddsFigures } from './odds-figures';
import { useListOdds } from './use-list-odds';

const HowOddsWork = lazy(() => import('./how-odds-work'));
const MissingSafety = lazy(() => import('./missing-safety'));
const WhatEachAdds = lazy(() => import('./what-each-adds'));
const AnsweredNotice = lazy(() => import('./answered'));

/** "Will my list work?": how likely the saved colleges bring a yes, and one the family can pay. */
const ListOddsCard = () => {
  const { data: list } = useSavedColleges();
  return list && countedColleges(list).length > 0 ? <Odds list={list} /> : null;
};

const Odds = ({ list }: { list: readonly SavedCollege[] }) => {
  const titleId = useId();

  return (
    <section
      aria-labelledby={titleId}
      className="grid grid-cols-1 gap-4 rounded-lg border bg-card px-4.5 py-4.5 shadow-card md:px-6 md:py-5"
    >
      <h2 id={titleId} className="text-section">
        Will my list work?
      </h2>
      <Answer list={list} />
    </section>
  );
};

const Answer = ({ list }: { list: readonly SavedCollege[] }) => {
  const { work, isError, refetch, isFetching } = useListOdds(list);

  if (work === undefined) {
    return isError ? (
      <ErrorState title="We couldn’t work this out" onRetry={() => void refetch()} retrying={isFetching}>
        Your list is safe. Try again in a moment.
      </ErrorState>
    ) : (
      <Waiting />
    );
  }
  if (work === null) return <NotEnough />;
  if (work.colleges.length === 0) {
    return hasAnswers(work) ? (
      <Answered work={work} />
    ) : (
      <p className="text-muted-foreground">
        The colleges on your list report no admission rate, so there is nothing to work this out from.
      </p>
    );
  }
  return (
    <>
      <Answered work={work} />
      <OddsFigures work={work} />
      {!work.hasAffordableSafety && (
        <Suspense fallback={<Skeleton className="h-33 rounded-md" />}>
          <MissingSafety list={list} work={work} />
        </Suspense>
      )}
      <div className="-mb-2.5 grid divide-y border-t">
        {work.colleges.length > 1 && (
          <Details title="What each college adds">
            <WhatEachAdds work={work} />
          </Details>
        )}
        <Details title="How we work this out">
          <HowOddsWork odds={work.odds} several={work.colleges.length > 1} />
        </Details>
      </div>
    </>
  );
};

const Answered = ({ work }: { work: ListWork }) =>
  hasAnswers(work) && (
    <Suspense>
      <AnsweredNotice work={work} />
    </Suspense>
  );

const NotEnough = () => (
  <p className="text-pretty">
    Not enough to estimate yet.{' '}
    <Link to="/profile?section=academic&step=performance" className="link">
      Add your GPA
    </Link>{' '}
    or a test score, and you’ll see how likely your list brings at least one yes.
  </p>
);

const Waiting = () => (
  <div aria-busy className="grid gap-3">
    <span role="status" className="sr-only">
      Working out your list
    </span>
    <Skeleton className="h-6 max-w-120" />
    <Skeleton className="h-20" />
    <Skeleton className="h-24" />
  </div>
);

export default ListOddsCard;
