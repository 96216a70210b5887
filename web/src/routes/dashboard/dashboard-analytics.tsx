import { SlidersHorizontal } from 'lucide-react';
import { Badge } from '@/components/ui/basics/badge';
import { Button } from '@/components/ui/basics/button';
import { ComingUp } from '@/features/matching/applications/coming-up/coming-up-card';
import { AnalyticsCard } from '@/features/matching/dashboard/analytics/analytics-card';
import { filtersOn, type RowFilters } from '@/features/matching/dashboard/analytics/row-filters';
import { useOnDemand } from '@/lib/hooks/use-on-demand';

/** What is due next, and the analytics card with the catalogue's filters behind More Filters. */
const DashboardAnalytics = ({ onOpen }: { onOpen: (collegeId: number) => void }) => (
  <>
    <ComingUp />
    <AnalyticsCard
      onOpen={onOpen}
      moreFilters={(filters, onFilters) => <MoreFilters filters={filters} onFilters={onFilters} />}
    />
  </>
);

type MoreFiltersProps = { filters: RowFilters; onFilters: (filters: RowFilters) => void };

const MoreFilters = ({ filters, onFilters }: MoreFiltersProps) => {
  const sheet = useOnDemand(() => import('./dashboard-more-filters'));
  const on = filtersOn(filters);

  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-haspopup="dialog"
        icon={<SlidersHorizontal aria-hidden className="size-[1em]" />}
        onPointerEnter={sheet.prepare}
        onFocus={sheet.prepare}
        onClick={() => sheet.setOpen(true)}
      >
        More Filters
        {on > 0 && (
          <Badge tone="ink" className="h-5 px-1.5 tabular-nums">
            {on}
            <span className="sr-only"> on</span>
          </Badge>
        )}
      </Button>
      {sheet.Part && (
        <sheet.Part filters={filters} onFilters={onFilters} open={sheet.open} onOpenChange={sheet.setOpen} />
      )}
    </>
  );
};

export default DashboardAnalytics;
