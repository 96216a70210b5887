import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/basics/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { Announcer } from './announcer';
import { SheetEditor } from './sheet-editor';
import { useSheet } from './use-sheet';

/** The short texts for an application form, beside the profile's long ones. */
export const SheetScreen = () => {
  const { loaded, failed, fetching, retry } = useSheet();
  const waiting = useSkeletonVisible(loaded === undefined && !failed);

  if (loaded && loaded.entries.activities.length + loaded.entries.honors.length === 0)
    return (
      <EmptyState
        title="Nothing to put on the sheet yet"
        action={
          <Button asChild>
            <Link to="/profile?section=readiness&step=activities">Add activity</Link>
          </Button>
        }
      >
        Add an activity or an award to your profile. It then appears here with its own words.
      </EmptyState>
    );
  if (loaded)
    return (
      <Announcer>
        <SheetEditor {...loaded} />
      </Announcer>
    );
  if (failed)
    return (
      <ErrorState title="We couldn’t open your sheet" onRetry={retry} retrying={fetching}>
        Everything you saved is safe. Try again in a moment.
      </ErrorState>
    );
  return (
    waiting && (
      <div className="grid gap-3">
        <p role="status" className="sr-only">
          Fetching your activities sheet
        </p>
        <Skeleton className="h-24 rounded-[12px]" />
        <Skeleton className="h-24 rounded-[12px]" />
        <Skeleton className="h-24 rounded-[12px]" />
      </div>
    )
  );
};
