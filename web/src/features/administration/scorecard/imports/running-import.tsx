import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ImportProgress } from '@/api';
import { showImportStatusQueryKey } from '@/api/@tanstack/react-query.gen';
import { cancelImportMutation } from '@/api/queries/admin.gen';
import { Button } from '@/components/ui/basics/button';
import { Notice } from '@/components/ui/feedback/notice';
import { Progress } from '@/components/ui/feedback/progress';
import { toast } from '@/components/ui/toasts/toast-store';
import { userMessageOf } from '@/lib/api/api-error';
import { count } from '@/lib/words/figures';
import { ImportCounts } from './import-counts';
import { CANCELLED, durationWords, momentWords, scopeWords, stateWords } from './import-words';

const partDone = ({ page, pages }: ImportProgress) => (pages === null || pages === 0 ? 0 : page / pages);

const howFar = ({ state, page, pages }: ImportProgress) =>
  pages === null ? stateWords[state] : `${count(page)} of ${count(pages)} pages`;

export const RunningImport = ({ progress }: { progress: ImportProgress }) => {
  const queryClient = useQueryClient();
  const cancel = useMutation({
    ...cancelImportMutation(),
    onSuccess: () => toast(CANCELLED),
    onError: (error) =>
      toast({
        tone: 'error',
        title: 'Error',
        description: userMessageOf(error) ?? 'We couldn’t cancel the import. Try again.',
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: showImportStatusQueryKey() }),
  });
  const { id, scope, secondsLeft, waitingUntil, waitingFor } = progress;

  return (
    <div className="grid gap-4 rounded-[12px] border bg-sunken p-4">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <Progress
          className="min-w-60 flex-1"
          label={`${scopeWords[scope]} is running`}
          value={partDone(progress) * 100}
          valueText={howFar(progress)}
        />
        <Button
          variant="outline"
          size="sm"
          busy={cancel.isPending}
          onClick={() => cancel.mutate({ path: { id } })}
        >
          Cancel import
        </Button>
      </div>
      <ImportCounts progress={progress} />
      {waitingUntil !== null && (
        <Notice>
          Paused until {momentWords(waitingUntil)}
          {waitingFor === null ? '.' : `: ${waitingFor}`}
        </Notice>
      )}
      <p className="text-hint text-muted-foreground">
        {secondsLeft !== null && `About ${durationWords(secondsLeft)} left. `}You can close this page. The
        import goes on.
      </p>
    </div>
  );
};
