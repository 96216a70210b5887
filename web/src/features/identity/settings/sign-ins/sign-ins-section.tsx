import { useQuery } from '@tanstack/react-query';
import { listSignInsOptions } from '@/api/queries/account.gen';
import { AlertDialog } from '@/components/ui/overlays/alert-dialog';
import { Button } from '@/components/ui/basics/button';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { SettingsCard } from '../settings-card';
import { SignInRow } from './sign-in-row';
import { useEndOtherSignIns } from './use-end-sign-ins';
import { useSettingsWords } from '../use-settings-words';

export const SignInsSection = () => {
  const { signIns } = useSettingsWords();
  return (
    <SettingsCard title={signIns.title} lead={signIns.lead}>
      <SignIns />
    </SettingsCard>
  );
};

const SignIns = () => {
  const words = useSettingsWords();
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
        title={words.signIns.notLoaded}
        onRetry={() => void signIns.refetch()}
        retrying={signIns.isFetching}
      >
        {words.nothingChanged}
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
        <p className="text-muted-foreground">{words.signIns.nowhereElse}</p>
      ) : (
        <EndOthers count={others.length} />
      )}
    </>
  );
};

const EndOthers = ({ count }: { count: number }) => {
  const endOthers = useEndOtherSignIns();
  const { cancel, signIns } = useSettingsWords();

  return (
    <AlertDialog
      title={signIns.endOthersQuestion}
      description={signIns.endOthersWhat(count)}
      keepLabel={cancel}
      confirmLabel={signIns.endOthersConfirm}
      onConfirm={() => endOthers.mutate({})}
      trigger={
        <Button variant="outline" className="justify-self-start" busy={endOthers.isPending}>
          {signIns.endOthers}
        </Button>
      }
    />
  );
};
