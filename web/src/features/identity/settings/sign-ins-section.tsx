import { useQuery } from '@tanstack/react-query';
import { listSignInsOptions } from '@/api/queries/identity.gen';
import { AlertDialog } from '@/components/ui/overlays/alert-dialog';
import { Button } from '@/components/ui/basics/button';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { SettingsCard } from './settings-card';
import { SignInRow } from './sign-in-row';
import { useEndOtherSignIns } from './use-end-sign-ins';

export const SignInsSection = () => (
  <SettingsCard
    title="Sign-ins"
    lead="Every browser and device signed in to your account. Don’t recognize one? Sign it out, then change your password."
  >
    <SignIns />
  </SettingsCard>
);

const SignIns = () => {
  const signIns = useQuery(listSignInsOptions());
  const waiting = useSkeletonVisible(signIns.isPending);

  if (waiting)
    return (
      <div className="grid gap-3">
        <Skeleton className="h-18 w-full" />
        <Skeleton className="h-18 w-full" />
      </div>
    );
  if (!signIns.data)
    return (
      <ErrorState
        title="We couldn’t load your sign-ins"
        onRetry={() => void signIns.refetch()}
        retrying={signIns.isFetching}
      >
        Nothing was changed. Check your connection and try again.
      </ErrorState>
    );

  const here = signIns.data.filter(({ current }) => current);
  const others = signIns.data.filter(({ current }) => !current);
  return (
    <>
      <ul className="grid divide-y border-y">
        {[...here, ...others].map((signIn) => (
          <SignInRow key={signIn.id} signIn={signIn} />
        ))}
      </ul>
      {others.length === 0 ? (
        <p className="text-muted-foreground">You’re not signed in anywhere else.</p>
      ) : (
        <EndOthers count={others.length} />
      )}
    </>
  );
};

const EndOthers = ({ count }: { count: number }) => {
  const endOthers = useEndOtherSignIns();

  return (
    <AlertDialog
      title="Sign out everywhere else?"
      description={
        count === 1
          ? 'The other device will have to sign in again. This one stays signed in.'
          : `The ${count} other devices will have to sign in again. This one stays signed in.`
      }
      keepLabel="Cancel"
      confirmLabel="Sign out other devices"
      onConfirm={() => endOthers.mutate({})}
      trigger={
        <Button variant="outline" className="justify-self-start" busy={endOthers.isPending}>
          Sign out everywhere else
        </Button>
      }
    />
  );
};
