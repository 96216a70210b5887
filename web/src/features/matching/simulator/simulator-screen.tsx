import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { type ListFacts, type SavedCollege } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { countedColleges, factsOnList, listFactsOptions } from '../list-facts/list-facts';
import { useSavedColleges } from '../saved-colleges/use-saved-colleges';
import { canEstimate, prepared } from './simulate';
import { Simulator } from './simulator';

/** The whole list, or the one college that was opened. */
export const SimulatorScreen = ({ collegeId }: { collegeId: number | null }) => {
  const list = useSavedColleges();

  if (list.data) return <WithFacts list={list.data} collegeId={collegeId} />;
  if (list.isError) {
    return <NotLoaded onRetry={() => void list.refetch()} retrying={list.isFetching} />;
  }
  return <Waiting />;
};

type WithFactsProps = { list: readonly SavedCollege[]; collegeId: number | null };

const WithFacts = ({ list, collegeId }: WithFactsProps) => {
  const facts = useQuery(listFactsOptions(list, collegeId));

  if (facts.data) return <Ready facts={facts.data} list={list} collegeId={collegeId} />;
  if (facts.isError) {
    return <NotLoaded onRetry={() => void facts.refetch()} retrying={facts.isFetching} />;
  }
  return <Waiting />;
};

const Ready = ({ facts, list, collegeId }: WithFactsProps & { facts: ListFacts }) => {
  const simulated = useMemo(() => {
    const ids = collegeId === null ? openColleges(list, facts) : [collegeId];
    return prepared({ ...facts, colleges: factsOnList(facts, list, ids) });
  }, [facts, list, collegeId]);

  if (simulated.colleges.length === 0 && countedColleges(list).length > 0) {
    return (
      <Nothing title="Every college on your list has answered" to="/applications" action="See your answers">
        There is no chance left to simulate.
      </Nothing>
    );
  }
  if (simulated.colleges.length === 0) {
    return (
      <Nothing title="No colleges to simulate yet" to="/colleges" action="Explore Colleges">
        Save a few colleges first. Then you can see here what a higher score or another round would change.
      </Nothing>
    );
  }
  if (!canEstimate(simulated)) {
    return (
      <Nothing
        title="Not enough to estimate yet"
        to="/profile?section=academic&step=performance"
        action="Add your GPA"
      >
        There are no grades or test scores in your profile, so there is no chance to start from.
      </Nothing>
    );
  }
  return <Simulator stored={facts.student} prepared={simulated} />;
};

/** Where the answer is still to come. */
const openColleges = (list: readonly SavedCollege[], { answers }: ListFacts) => {
  const answered = new Set(answers.map(({ unitId }) => unitId));
  return countedColleges(list).flatMap(({ collegeId }) => (answered.has(collegeId) ? [] : [collegeId]));
};

type NothingProps = { title: string; to: string; action: string; children: ReactNode };

const Nothing = ({ title, to, action, children }: NothingProps) => (
  <EmptyState
    title={title}
    action={
      <Button asChild>
        <Link to={to}>{action}</Link>
      </Button>
    }
  >
    {children}
  </EmptyState>
);

const NotLoaded = (retry: { onRetry: () => void; retrying: boolean }) => (
  <ErrorState title="Your colleges didn’t load" {...retry}>
    Nothing is lost. Try again in a moment.
  </ErrorState>
);

const Waiting = () => (
  <div aria-busy className="grid grid-cols-1 gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
    <span role="status" className="sr-only">
      Loading your colleges
    </span>
    <Skeleton className="h-96 rounded-lg" />
    <Skeleton className="h-96 rounded-lg" />
  </div>
);
