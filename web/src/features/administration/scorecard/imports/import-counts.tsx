import { type ImportProgress } from '@/api';
import { count } from '@/lib/words/figures';
import { durationWords } from './import-words';

/** An import of the top 500 looks through more rows than the colleges it expects. */
const rowsOf = ({ scope, rowsRead, expectedRows }: ImportProgress) =>
  expectedRows === null || scope === 'competitive'
    ? count(rowsRead)
    : `${count(rowsRead)} of ${count(expectedRows)}`;

const waitsOf = ({ waits, waitedMs }: ImportProgress) =>
  waits === 0 ? 'None' : `${count(waits)} (${durationWords(waitedMs / 1000)})`;

/** What an import has done so far, or in the end. */
export const ImportCounts = ({ progress }: { progress: ImportProgress }) => {
  const facts: readonly (readonly [string, string])[] = [
    ['Rows read', rowsOf(progress)],
    ['New', count(progress.imported)],
    ['Updated', count(progress.updated)],
    ['Unchanged', count(progress.duplicates)],
    ['Couldn’t be read', count(progress.rejected)],
    ['Pauses', waitsOf(progress)],
  ];

  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-3 lg:grid-cols-6">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt className="text-hint text-muted-foreground">{term}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
};
