import { type ReactNode, useState } from 'react';
import { AnalyticsFigures } from './analytics-figures';
import { AnalyticsRows } from './analytics-rows';
import { PeriodButton } from './period-button';
import { NO_ROW_FILTERS, type RowFilters, type Shelf } from './row-filters';
import { ShelfFilter } from './shelf-filter';
import { type Period, USUAL_PERIOD } from './use-student-stats';

type AnalyticsCardProps = {
  /** The button that opens the filters by state and the like; the route knows their choices. */
  moreFilters: (filters: RowFilters, onFilters: (filters: RowFilters) => void) => ReactNode;
  onOpen: (collegeId: number) => void;
};

/** What the student looked at, began and was matched with, and the first five colleges of it. */
export const AnalyticsCard = ({ moreFilters, onOpen }: AnalyticsCardProps) => {
  const [shelf, setShelf] = useState<Shelf>('all');
  const [filters, setFilters] = useState(NO_ROW_FILTERS);
  const [period, setPeriod] = useState<Period>(USUAL_PERIOD);

  const clear = () => {
    setShelf('all');
    setFilters(NO_ROW_FILTERS);
  };

  return (
    <section
      aria-labelledby="college-analytics"
      className="overflow-hidden rounded-lg border bg-card shadow-card"
    >
      <div className="flex flex-wrap items-center gap-3 px-4 pt-4.5 pb-4 md:px-5">
        <h2 id="college-analytics" className="text-section max-md:w-full">
          College search analytics
        </h2>
        <ShelfFilter shelf={shelf} onShelf={setShelf} />
        <div className="flex flex-wrap gap-3 lg:ml-auto">
          {moreFilters(filters, setFilters)}
          <PeriodButton period={period} onPeriod={setPeriod} />
        </div>
      </div>
      <AnalyticsFigures period={period} />
      <AnalyticsRows shelf={shelf} filters={filters} onClear={clear} onOpen={onOpen} />
    </section>
  );
};
