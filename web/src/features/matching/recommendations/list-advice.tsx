import { useQuery } from '@tanstack/react-query';
import { type CollegeCard } from '@/api';
import { readListAdviceOptions } from '@/api/queries/matching.gen';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';

type ListAdviceProps = { onLearnMore: (collegeId: number) => void };

const ListAdvice = ({ onLearnMore }: ListAdviceProps) => {
  const { data: advice, isPending, isError, refetch, isFetching } = useQuery(readListAdviceOptions());
  const waiting = useSkeletonVisible(isPending);

  if (waiting) {
    return (
      <div aria-busy>
        <span role="status" className="sr-only">
          Loading
        </span>
        <Skeleton className="h-24" />
      </div>
    );
  }
  if (isError && !advice) {
    return (
      <ErrorState title="This didn’t load" onRetry={() => void refetch()} retrying={isFetching}>
        Try again in a moment.
      </ErrorState>
    );
  }
  if (!advice) return null;
  const { shortfalls, startingPoints, wayIn } = advice;
  const listIsShort = startingPoints.length === 0 && shortfalls.length > 0;

  return (
    <div className="grid max-w-[72ch] gap-3 text-hint">
      {listIsShort && (
        <ul className="grid gap-1">
          {shortfalls.map(({ words }) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      {startingPoints.length > 0 && (
        <>
          <p>
            Public colleges in your state that teach what you want to study. We can’t give you a chance yet:
            that takes your grades or a test score.
          </p>
          <ul className="divide-y rounded-lg border">
            {startingPoints.map(({ college, why }) => (
              <li key={college.id} className="grid gap-0.5 px-3.5 py-2.5">
                <CollegeName college={college} onLearnMore={onLearnMore} />
                {why !== '' && <span className="text-small text-muted-foreground">{why}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      {wayIn && !wayIn.leads && (
        <p>
          {wayIn.words} <CollegeName college={wayIn.college} onLearnMore={onLearnMore} />
        </p>
      )}
      {!listIsShort && startingPoints.length === 0 && (!wayIn || wayIn.leads) && (
        <p>Your list is complete: nothing is missing from it.</p>
      )}
    </div>
  );
};

/** The two-year way in above the list, where it is surer than anything on it. Nothing for other students. */
export const WayInFirst = ({ onLearnMore }: ListAdviceProps) => {
  const { data: advice } = useQuery(readListAdviceOptions());
  const wayIn = advice?.wayIn;
  if (!wayIn?.leads) return null;

  return (
    <div className="mb-3.5 grid max-w-[72ch] gap-1 rounded-lg bg-safety-bg px-3.5 py-3 text-safety-text">
      <h3 className="font-semibold">Start here</h3>
      <p>{wayIn.words}</p>
      <CollegeName college={wayIn.college} onLearnMore={onLearnMore} />
    </div>
  );
};

type CollegeNameProps = { college: CollegeCard; onLearnMore: (collegeId: number) => void };

const CollegeName = ({ college, onLearnMore }: CollegeNameProps) => (
  <button
    type="button"
    aria-haspopup="dialog"
    onClick={() => onLearnMore(college.id)}
    className="link justify-self-start text-left"
  >
    {college.shortName}
  </button>
);

export default ListAdvice;
