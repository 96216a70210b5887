import { useQuery } from '@tanstack/react-query';
import { readSelectionCriteriaOptions } from '@/api/queries/matching.gen';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Sheet } from '@/components/ui/overlays/sheet';
import { CriteriaForm } from './criteria-form';

type CriteriaSheetProps = { open: boolean; onOpenChange: (open: boolean) => void };

const CriteriaSheet = ({ open, onOpenChange }: CriteriaSheetProps) => {
  const { data: stored, isError, isFetching, refetch } = useQuery(readSelectionCriteriaOptions());

  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="What counts for you"
      description="Matches weigh five things. Move a slider to make one count more. Your chances don’t change."
    >
      {stored !== undefined ? (
        <CriteriaForm stored={stored} onSaved={() => onOpenChange(false)} />
      ) : isError ? (
        <ErrorState title="We couldn’t load this" onRetry={() => void refetch()} retrying={isFetching}>
          Your list still works. Try again in a moment.
        </ErrorState>
      ) : (
        <Skeleton className="h-120" />
      )}
    </Sheet>
  );
};

export default CriteriaSheet;
