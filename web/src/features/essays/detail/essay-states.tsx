import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { EssayNotFound } from '../essay-not-found';
import { BackToEssays } from './essay-head';

/** For an essay that is gone, and for somebody else's. */
export const NoSuchEssay = () => (
  <>
    <h1 className="sr-only">Essay</h1>
    <EssayNotFound />
  </>
);

type EssayFailedProps = { onRetry: () => void; retrying: boolean };

export const EssayFailed = (retry: EssayFailedProps) => (
  <>
    <h1 className="sr-only">Essay</h1>
    <BackToEssays />
    <ErrorState title="We couldn’t open this essay" {...retry}>
      Everything you saved is safe. Try again in a moment.
    </ErrorState>
  </>
);

export const EssayWaiting = () => (
  <div aria-busy className="grid gap-6">
    <span role="status" className="sr-only">
      Opening your essay
    </span>
    <Skeleton className="h-24 rounded-lg" />
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_18.5rem]">
      <Skeleton className="h-160 rounded-lg" />
      <Skeleton className="h-72 rounded-lg" />
    </div>
  </div>
);
