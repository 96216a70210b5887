import { useState } from 'react';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { FormError } from '@/components/ui/forms/form-error';
import { userMessageOf } from '@/lib/api/api-error';
import { ImportButtons } from './import-buttons';
import { ImportOptions, type Options } from './import-options';
import { importFailure, isUnfinished } from './import-words';
import { LatestImport } from './latest-import';
import { RunningImport } from './running-import';
import { useImportStatus } from './use-import-status';
import { useImports } from './use-imports';

/** Starts both imports, follows the running one, and shows what the latest did. */
export const ImportPanel = () => {
  const status = useImportStatus();
  const current = status.data?.current ?? null;
  const { competitive, all } = useImports();
  const [options, setOptions] = useState<Options>({ forceUpdate: false, resumeFromPage: 0 });

  const [isAsking, setIsAsking] = useState(false);

  const running = current !== null && isUnfinished(current) ? current : null;
  const isStarting = competitive.isPending || all.isPending;
  const failed = all.isError
    ? importFailure('all', userMessageOf(all.error))
    : competitive.isError
      ? importFailure('competitive', userMessageOf(competitive.error))
      : null;
  const start = (scope: 'competitive' | 'all') => {
    competitive.reset();
    all.reset();
    if (scope === 'competitive') competitive.mutate({});
    else all.mutate({ body: { ...options, maxAgeInDays: 30 } });
  };

  return (
    <section
      aria-labelledby="imports"
      className="grid gap-4 rounded-lg border bg-card p-4 shadow-card md:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="imports" className="text-section">
          Imports
        </h2>
        <ImportButtons
          disabled={running !== null || isStarting || status.isPending}
          starting={competitive.isPending ? 'competitive' : all.isPending ? 'all' : null}
          isAsking={isAsking}
          onAsk={setIsAsking}
          resumeFromPage={options.resumeFromPage}
          onStart={start}
        />
      </div>
      <ImportOptions
        options={options}
        disabled={running !== null || isStarting}
        onChange={(changed) => setOptions({ ...options, ...changed })}
      />
      {failed && !running && (
        <FormError attempt={Math.max(all.submittedAt, competitive.submittedAt)}>
          {failed.description}
        </FormError>
      )}
      {status.isPending && <Skeleton className="h-24" />}
      {status.isError && !status.data && (
        <ErrorState
          title="We couldn’t load the imports"
          onRetry={() => void status.refetch()}
          retrying={status.isFetching}
        >
          An import that is running keeps going. Check the connection and try again.
        </ErrorState>
      )}
      {running && <RunningImport progress={running} />}
      {current && !running && (
        <LatestImport
          key={current.id}
          latest={current}
          onResume={(resumeFromPage) => {
            setOptions({ ...options, resumeFromPage });
            setIsAsking(true);
          }}
        />
      )}
    </section>
  );
};
