import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useId } from 'react';
import { type HiddenRecommendation } from '@/api';
import { listHiddenRecommendationsOptions } from '@/api/queries/matching.gen';
import { Button } from '@/components/ui/basics/button';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { labelOf } from '@/lib/words/choices';
import { REASONS } from './reasons';
import { useChoose } from './use-choose';

type HiddenCollegesProps = { onLearnMore: (collegeId: number) => void };

/** The colleges that don't interest the student, each with Undo. */
const HiddenColleges = ({ onLearnMore }: HiddenCollegesProps) => {
  const {
    data: hidden,
    isPending,
    isError,
    refetch,
    isFetching,
  } = useQuery(listHiddenRecommendationsOptions());
  const waiting = useSkeletonVisible(isPending);

  if (waiting) {
    return (
      <div aria-busy>
        <span role="status" className="sr-only">
          Loading hidden colleges
        </span>
        <Skeleton className="h-16" />
      </div>
    );
  }
  if (isError && !hidden) {
    return (
      <ErrorState title="Hidden colleges didn’t load" onRetry={() => void refetch()} retrying={isFetching}>
        Try again in a moment.
      </ErrorState>
    );
  }
  if (!hidden || hidden.length === 0) {
    return (
      <p className="text-hint text-muted-foreground">
        Nothing hidden. If a college is not for you, choose “Not interested” and the next best takes its
        place.
      </p>
    );
  }
  return (
    <ul className="divide-y rounded-lg border">
      {hidden.map((each) => (
        <li key={each.collegeId}>
          <HiddenCollege hidden={each} onLearnMore={() => onLearnMore(each.collegeId)} />
        </li>
      ))}
    </ul>
  );
};

const HiddenCollege = ({
  hidden: { college, reason, userNotes },
  onLearnMore,
}: {
  hidden: HiddenRecommendation;
  onLearnMore: () => void;
}) => {
  const nameId = useId();
  const { show } = useChoose(college);

  return (
    <article aria-labelledby={nameId} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-3.5 py-3">
      <div className="min-w-48 flex-1">
        <button
          id={nameId}
          type="button"
          aria-haspopup="dialog"
          onClick={onLearnMore}
          className="rounded-sm text-left text-interface font-semibold hover:underline"
        >
          {college.shortName}
        </button>
        <p className="text-small text-muted-foreground">
          {college.location}
          {reason && ` · ${labelOf(REASONS, reason)}`}
        </p>
        {userNotes !== '' && (
          <p dir="auto" className="mt-1 text-small wrap-anywhere whitespace-pre-wrap">
            {userNotes}
          </p>
        )}
      </div>
      <Button
        variant="outline"
        size="sm"
        aria-describedby={nameId}
        icon={<Undo2 className="size-[1em]" />}
        onClick={show}
      >
        Undo
      </Button>
    </article>
  );
};

export default HiddenColleges;
