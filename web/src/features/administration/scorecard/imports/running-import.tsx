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

/** The service doesn’t say how many pages hold the top 500, but the colleges can be counted. */
const stepsOf = (progress: ImportProgress) => {
  const { scope, page, pages, imported, updated, duplicates, expectedRows } = progress;
  return scope === 'competitive'
    ? { done: imported + updated + duplicates, all: expectedRows, of: 'colleges' }
    : { done: page, all: pages, of: 'pages' };
};

const howFar = (progress: ImportProgress) => {
  const { done, all, of } = stepsOf(progress);
  return all === null || all === 0
    ? { percent: 0, words: stateWords[progress.state] }
    : { percent: (done / all) * 100, words: `${count(done)} of ${count(all)} ${of}` };
};

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
  const { percent, words } = howFar(progress);

  return (
    <div className="grid gap-4 rounded-[12px] border bg-sunken p-4">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <Progress
          className="min-w-60 flex-1"
          label={`${scopeWords[scope]} is running`}
          value={percent}
          valueText={words}
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
