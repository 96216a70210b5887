import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { BragSheetForm } from './brag-sheet-form';
import { useBragSheet } from './use-brag-sheet';

/** The questions a counselor asks before writing a recommendation. */
export const BragSheetScreen = () => {
  const sheet = useBragSheet();
  const waiting = useSkeletonVisible(sheet.isPending);

  if (sheet.data !== undefined) return <BragSheetForm stored={sheet.data} />;
  if (sheet.isError)
    return (
      <ErrorState
        title="We couldn’t open your brag sheet"
        onRetry={() => void sheet.refetch()}
        retrying={sheet.isFetching}
      >
        Everything you saved is safe. Try again in a moment.
      </ErrorState>
    );
  return (
    waiting && (
      <div className="grid gap-3">
        <p role="status" className="sr-only">
          Fetching your brag sheet
        </p>
        <Skeleton className="h-40 rounded-[12px]" />
        <Skeleton className="h-40 rounded-[12px]" />
      </div>
    )
  );
};
