import { useQuery } from '@tanstack/react-query';
import { readStudentListOddsOptions } from '@/api/queries/admin.gen';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { listOddsWords, NO_ODDS } from './list-odds-words';

/** Whether the list that the student saved will work, without the chance at any one college. */
export const OwnListOdds = ({ userId }: { userId: string }) => {
  const odds = useQuery(readStudentListOddsOptions({ path: { userId } }));
  const waiting = useSkeletonVisible(odds.isPending);

  return (
    <section aria-labelledby="list-odds" className="grid gap-2">
      <h2 id="list-odds" className="text-section">
        The student’s own list
      </h2>
      {waiting && <Skeleton className="h-16 w-full" />}
      {odds.isError && odds.data === undefined && (
        <ErrorState
          title="We couldn’t load the odds"
          onRetry={() => void odds.refetch()}
          retrying={odds.isFetching}
        >
          Nothing is lost. Check the connection and try again.
        </ErrorState>
      )}
      {odds.data === null && <p className="text-muted-foreground">{NO_ODDS}</p>}
      {odds.data && (
        <ul className="grid gap-1">
          {listOddsWords(odds.data).map((sentence) => (
            <li key={sentence} className="text-pretty">
              {sentence}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
