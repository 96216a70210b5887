import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { ExportButton } from '../export-button';
import { TablePages } from '../table-pages';
import { useFilters } from '../use-filters';
import { LeadTable } from './lead-table';
import { leadFile, LEADS_PER_PAGE, useLeads } from './use-leads';

/** Students who agreed to be contacted. */
export const LeadsTab = () => {
  const { of, page, change, turnTo } = useFilters();
  const sort = of('sort') === 'newest' ? 'newest' : 'score';
  const leads = useLeads(sort, page);
  const waiting = useSkeletonVisible(leads.isPending);
  const total = leads.data?.total;

  return (
    <section className="overflow-hidden rounded-lg border bg-card shadow-card">
      <div className="flex flex-wrap items-center gap-3 border-b px-4 py-3 md:px-5">
        <p className="max-w-[46em] text-hint text-pretty text-muted-foreground">
          Only students who said in their settings that Flyleaf may contact them. Points come from dates,
          finished profile steps, use and what they asked for. Feelings and grades are never counted.
        </p>
        <div className="ml-auto">
          <ExportButton name="leads" load={leadFile} />
        </div>
      </div>
      {waiting && <Skeleton className="m-4 h-40" />}
      {leads.isError && !leads.data && (
        <div className="px-5">
          <ErrorState
            title="We couldn’t load the leads"
            onRetry={() => void leads.refetch()}
            retrying={leads.isFetching}
          >
            Nothing is lost. Check the connection and try again.
          </ErrorState>
        </div>
      )}
      {total === 0 && (
        <EmptyState title="No leads yet">
          A student appears here after they agree to be contacted and talk with Wren.
        </EmptyState>
      )}
      {leads.data && leads.data.total > 0 && (
        <>
          <LeadTable leads={leads.data.leads} sort={sort} onSort={(next) => change({ sort: next })} />
          <div className="border-t px-4 md:px-5">
            <TablePages
              of="leads"
              page={page}
              pageSize={LEADS_PER_PAGE}
              total={leads.data.total}
              onTurn={turnTo}
            />
          </div>
        </>
      )}
    </section>
  );
};
