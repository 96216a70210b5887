import { Link } from 'react-router-dom';
import { type ProfileCompletion } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { CompletionBar } from './completion-bar';
import { SectionLink } from './section-link';
import { useCompletion } from './use-completion';

const GROUPS = [
  { section: 'personal', name: 'Personal' },
  { section: 'academic', name: 'Academic' },
  { section: 'readiness', name: 'Readiness' },
] as const;

export const CompletionGuide = () => {
  const { data, isError, isFetching, isPending, refetch } = useCompletion();
  const waiting = useSkeletonVisible(isPending);

  return (
    <section aria-labelledby="your-profile" className="rounded-lg border bg-card p-4.5 shadow-card">
      <div className="flex items-center justify-between gap-3">
        <h2 id="your-profile" className="text-title">
          Your profile
        </h2>
        {data && !waiting && (
          <p className="text-small text-muted-foreground tabular-nums">
            {data.completedSections} of {data.sections.length} sections complete
          </p>
        )}
      </div>
      {waiting ? (
        <GuideSkeleton />
      ) : data ? (
        <Guide completion={data} />
      ) : (
        isError && (
          <ErrorState
            title="We couldn’t load your progress"
            onRetry={() => void refetch()}
            retrying={isFetching}
          >
            Your answers are safe. Try again in a moment.
          </ErrorState>
        )
      )}
    </section>
  );
};

const Guide = ({ completion: { percent, sections } }: { completion: ProfileCompletion }) => (
  <>
    <CompletionBar percent={percent} />
    {GROUPS.map(({ section, name }) => (
      <div key={section} className="mt-4">
        <h3
          id={`your-profile-${section}`}
          className="font-sans text-small font-semibold text-muted-foreground"
        >
          {name}
        </h3>
        <ul aria-labelledby={`your-profile-${section}`} className="mt-0.5 grid gap-0.5">
          {sections
            .filter((each) => each.section === section)
            .map((each) => (
              <li key={each.step}>
                <SectionLink progress={each} />
              </li>
            ))}
        </ul>
      </div>
    ))}
    {percent < 100 ? (
      <Button variant="outline" asChild className="mt-4 w-full text-center whitespace-normal">
        <Link to="/profile">Complete Profile ({100 - percent}% remaining)</Link>
      </Button>
    ) : (
      <p className="mt-4 text-hint text-muted-foreground">All twelve sections are complete.</p>
    )}
  </>
);

const GuideSkeleton = () => (
  <div aria-hidden className="grid gap-4 pt-3 pb-14">
    <Skeleton className="h-2" />
    {GROUPS.map(({ section }) => (
      <div key={section} className="grid gap-3.5 py-1.5">
        <Skeleton className="h-3 w-20" />
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-5" />
        ))}
      </div>
    ))}
  </div>
);
