import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { showImportOptions } from '@/api/queries/admin.gen';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { count } from '@/lib/words/figures';
import { TablePages } from '../../table-pages';

const PER_PAGE = 50;

const heading = 'py-2 pr-4 text-left text-hint font-semibold text-muted-foreground';
const cell = 'py-1.5 pr-4 align-top max-md:py-0.5';

/** The rows that an import could not read: where, which college, and why. */
export const ImportProblems = ({ importId, rejected }: { importId: string; rejected: number }) => {
  const [page, setPage] = useState(1);
  const report = useQuery({
    ...showImportOptions({ path: { id: importId }, query: { page, pageSize: PER_PAGE } }),
    placeholderData: keepPreviousData,
  });

  if (report.isError && !report.data)
    return (
      <ErrorState
        title="We couldn’t load the rows that couldn’t be read"
        onRetry={() => void report.refetch()}
        retrying={report.isFetching}
      >
        The import itself is not affected.
      </ErrorState>
    );
  if (!report.data) return <Skeleton className="h-32" />;

  const { problems, total } = report.data.problems;
  return (
    <details className="min-w-0" open={total <= 5}>
      <summary className="min-h-6 cursor-pointer font-semibold">
        {count(rejected)} {rejected === 1 ? 'row' : 'rows'} couldn’t be read
        {total < rejected && ` (the first ${count(total)} are listed)`}
      </summary>
      <table className="mt-2 w-full max-md:block">
        <thead className="max-md:sr-only">
          <tr className="border-b">
            {['Place', 'Unit ID', 'Reason'].map((name) => (
              <th key={name} scope="col" className={heading}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {problems.map(({ number, page: at, place, unitId, reason }) => (
            <tr key={number} className="border-b last:border-0 max-md:block max-md:py-2">
              <td className={`${cell} break-words max-md:block`}>
                Page {at}, {place}
              </td>
              <td className={`${cell} tabular-nums max-md:block`}>
                <span className="text-muted-foreground md:hidden">Unit ID </span>
                {unitId ?? 'Not given'}
              </td>
              <td className={`${cell} break-words max-md:block`}>{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <TablePages of="problems" page={page} pageSize={PER_PAGE} total={total} onTurn={setPage} />
    </details>
  );
};
