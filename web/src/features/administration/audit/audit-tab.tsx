import { Button } from '@/components/ui/basics/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { count } from '@/lib/words/figures';
import { ExportButton } from '../export-button';
import { TablePages } from '../table-pages';
import { useFilters } from '../use-filters';
import { AuditSearch } from './audit-search';
import { AuditTable } from './audit-table';
import { auditFile, auditFilters, ENTRIES_PER_PAGE, useAudit } from './use-audit';

const NO_FILTERS = { who: '', whom: '', kind: '', from: '', to: '' };

/** Who did what to which account over the last year. */
const AuditTab = () => {
  const { of, page, change, turnTo } = useFilters();
  const filters = auditFilters(of);
  const entries = useAudit(filters, page);
  const waiting = useSkeletonVisible(entries.isPending);
  const total = entries.data?.total;

  return (
    <section className="overflow-hidden rounded-lg border bg-card shadow-card">
      <AuditSearch filters={filters} onChange={change} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b px-4 py-3 md:px-5">
        <p className="text-hint text-muted-foreground">Entries are kept for a year. Days are in UTC.</p>
        <p role="status" className="ml-auto text-hint text-muted-foreground tabular-nums">
          {total !== undefined && `${count(total)} ${total === 1 ? 'entry' : 'entries'}`}
        </p>
        <ExportButton name="audit" load={() => auditFile(filters)} />
      </div>
      {waiting && <Skeleton className="m-4 h-60" />}
      {entries.isError && !entries.data && (
        <div className="px-5">
          <ErrorState
            title="We couldn’t load the audit log"
            onRetry={() => void entries.refetch()}
            retrying={entries.isFetching}
          >
            Nothing is lost. Check the connection and try again.
          </ErrorState>
        </div>
      )}
      {total === 0 && (
        <EmptyState
          title="No entries match."
          action={
            <Button variant="outline" onClick={() => change(NO_FILTERS)}>
              Clear filters
            </Button>
          }
        >
          Search by a part of a name or email, or choose other days.
        </EmptyState>
      )}
      {entries.data && entries.data.total > 0 && (
        <>
          <AuditTable entries={entries.data.items} />
          <div className="border-t px-4 md:px-5">
            <TablePages
              of="entries"
              page={page}
              pageSize={ENTRIES_PER_PAGE}
              total={entries.data.total}
              onTurn={turnTo}
            />
          </div>
        </>
      )}
    </section>
  );
};

export default AuditTab;
