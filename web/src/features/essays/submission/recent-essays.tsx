import { type EssayPage } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { EssayCard } from '../repository/essay-card';

type RecentEssaysProps = {
  essays: EssayPage['essays'] | undefined;
  failed: boolean;
  fetching: boolean;
  onRetry: () => void;
  onWrite: () => void;
};

export const RecentEssays = ({ essays, failed, fetching, onRetry, onWrite }: RecentEssaysProps) => {
  const waiting = useSkeletonVisible(essays === undefined && !failed);

  if (essays?.length === 0)
    return (
      <EmptyState title="No Essays Yet" action={<Button onClick={onWrite}>Create New Essay</Button>}>
        Start with a messy draft. You can fix everything except an empty page.
      </EmptyState>
    );
  if (essays)
    return (
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))] gap-4">
        {essays.map((essay) => (
          <li key={essay.id}>
            <EssayCard essay={essay} compact />
          </li>
        ))}
      </ul>
    );
  if (failed)
    return (
      <ErrorState title="Failed to Load Essays" onRetry={onRetry} retrying={fetching}>
        Every essay you saved is safe. Try again in a moment.
      </ErrorState>
    );
  return (
    waiting && (
      <div aria-busy className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))] gap-4">
        <span role="status" className="sr-only">
          Loading your essays
        </span>
        {[0, 1, 2].map((at) => (
          <Skeleton key={at} className="h-36 rounded-lg" />
        ))}
      </div>
    )
  );
};
