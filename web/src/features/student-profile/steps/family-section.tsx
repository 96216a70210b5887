import { useEffect } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { type FamilyMember } from '@/api';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { WhyWeAsk } from '@/components/ui/forms/why-we-ask';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { type Relative, storedRelatives } from './family-history';
import { FamilyTable } from './family-table';

type FamilySectionProps = {
  list: {
    data: FamilyMember[] | undefined;
    isPending: boolean;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
};

/** Loads after the rest of the step, which can be filled in meanwhile. */
export const FamilySection = ({ list }: FamilySectionProps) => {
  const waiting = useSkeletonVisible(list.isPending);
  const table = useRows(list.data);

  return (
    <div role="group" aria-labelledby="family-history" className="grid min-w-0 gap-4">
      <div className="grid gap-1">
        <h2 id="family-history" className="font-sans text-interface leading-5 font-semibold tracking-normal">
          Family college history <span className="font-normal text-muted-foreground">(optional)</span>
        </h2>
        <div className="text-hint text-muted-foreground">
          Where your parents and other relatives went to college, if they did.{' '}
          <WhyWeAsk>
            Applications ask for it, so you can have it ready here. It never affects your chance of getting in
            or your matches.
          </WhyWeAsk>
        </div>
      </div>
      {waiting ? (
        <RowSkeleton />
      ) : list.data ? (
        <FamilyTable {...table} />
      ) : (
        <ErrorState
          title="We couldn’t load your relatives"
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        >
          Everything you saved is safe. Try again in a moment.
        </ErrorState>
      )}
    </div>
  );
};

/** Puts the stored rows into the form, unless a draft has brought its own. */
const useRows = (stored: FamilyMember[] | undefined) => {
  const { control, resetField } = useFormContext<{ entries: Relative[] }>();
  const { field, formState } = useController({ control, name: 'entries' });
  const empty = field.value.length === 0;
  useEffect(() => {
    if (stored && empty) resetField('entries', { defaultValue: storedRelatives(stored) });
  }, [stored, empty, resetField]);

  return { rows: field.value, onChange: field.onChange, errors: formState.errors.entries };
};

const RowSkeleton = () => (
  <div>
    <p role="status" className="sr-only">
      Loading your relatives
    </p>
    <Skeleton className="h-11" />
  </div>
);
