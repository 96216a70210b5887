import { Link } from 'react-router-dom';
import { type EssaySharing as Sharing } from '@/api';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { AdultSwitch } from './adult-switch';
import { useEssaySharing } from './use-essay-sharing';

/** Whom the student lets read this essay, one adult at a time. */
const EssaySharing = ({ essayId }: { essayId: string }) => {
  const sharing = useEssaySharing(essayId);
  const waiting = useSkeletonVisible(sharing.isPending);

  if (waiting) return <Skeleton className="h-16 w-full" />;
  if (sharing.data === undefined)
    return (
      <ErrorState
        title="We couldn’t load this"
        onRetry={() => void sharing.refetch()}
        retrying={sharing.isFetching}
      >
        Nothing was changed. Try again in a moment.
      </ErrorState>
    );
  return sharing.data.adults.length === 0 ? <NobodyYet /> : <Adults essayId={essayId} {...sharing.data} />;
};

const NobodyYet = () => (
  <p className="text-hint text-pretty text-muted-foreground">
    You don’t share this with anyone. To let a parent or counselor read it,{' '}
    <Link to="/settings/sharing" className="link">
      let them in first
    </Link>
    .
  </p>
);

const Adults = ({ essayId, adults }: Sharing & { essayId: string }) => (
  <>
    <p className="text-hint text-pretty text-muted-foreground">
      Anyone you turn on can read this essay as it is now and as you change it. They never see older versions
      or the AI analysis. Turn it off, and it closes at once.
    </p>
    <ul className="grid grid-cols-1 divide-y border-t">
      {adults.map((adult) => (
        <li key={adult.adultId} className="py-1.5 last:pb-0">
          <AdultSwitch essayId={essayId} adult={adult} />
        </li>
      ))}
    </ul>
  </>
);

export default EssaySharing;
