import { type ImportProgress } from '@/api';
import { Badge } from '@/components/ui/basics/badge';
import { Button } from '@/components/ui/basics/button';
import { count } from '@/lib/words/figures';
import { ImportCounts } from './import-counts';
import { ImportProblems } from './import-problems';
import { momentWords, scopeWords, stateWords } from './import-words';

const tones = { complete: 'safety', failed: 'reach' } as const;
const toneOf = (state: ImportProgress['state']) =>
  state === 'complete' || state === 'failed' ? tones[state] : 'plain';

type LatestImportProps = { latest: ImportProgress; onResume: (page: number) => void };

/** The report of the import that ended last. */
export const LatestImport = ({ latest, onResume }: LatestImportProps) => {
  const { id, scope, source, options, state, finishedAt, error, page, rejected } = latest;
  const firstPage = options.resumeFromPage ?? 0;
  const canResume = scope === 'all' && source === 'api' && state !== 'complete' && page > 0;

  return (
    <div className="grid gap-4 border-t pt-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="text-title">Last import</h3>
        <Badge tone={toneOf(state)}>{stateWords[state]}</Badge>
        <p className="text-hint text-muted-foreground">
          {source === 'files' ? 'From files' : scopeWords[scope]}
          {firstPage > 0 && ` from page ${count(firstPage)}`}
          {finishedAt !== null && `, ended ${momentWords(finishedAt)}`}
        </p>
        {canResume && (
          <Button variant="outline" size="sm" className="ml-auto" onClick={() => onResume(page)}>
            Resume from page {count(page)}
          </Button>
        )}
      </div>
      {error !== null && <p className="font-semibold break-words text-destructive">{error}</p>}
      <ImportCounts progress={latest} />
      {rejected > 0 && <ImportProblems importId={id} rejected={rejected} />}
    </div>
  );
};
