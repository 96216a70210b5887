import { type ReactNode, useState } from 'react';
import { AnalyticsFigures } from './analytics-figures';
import { AnalyticsRows } from './analytics-rows';
import { PeriodButton } from './period-button';
import { NO_ROW_FILTERS, type RowFilters, type CategoryFilter } from './row-filters';
import { CategoryFilterButtons } from './category-filter';
import { type Period, USUAL_PERIOD } from '../use-student-stats';

type AnalyticsCardProps = {
  /** The button that opens more filters; the route provides it. */
  moreFilters: (filters: RowFilters, onFilters: (filters: RowFilters) => void) => ReactNode;
  onOpen: (collegeId: number) => void;
};

/** Views, saves, applications and matches as figures, and the first five colleges. */
export const AnalyticsCard = ({ moreFilters, onOpen }: AnalyticsCardProps) => {
  const [category, setCategory] = useState<CategoryFilter>('all');
  const [filters, setFilters] = useState(NO_ROW_FILTERS);
  const [period, setPeriod] = useState<Period>(USUAL_PERIOD);

  const clear = () => {
    setCategory('all');
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
        <CategoryFilterButtons category={category} onCategory={setCategory} />
        <div className="flex flex-wrap gap-3 lg:ml-auto">
          {moreFilters(filters, setFilters)}
          <PeriodButton period={period} onPeriod={setPeriod} />
        </div>
      </div>
      <AnalyticsFigures period={period} />
      <AnalyticsRows category={category} filters={filters} onClear={clear} onOpen={onOpen} />
    </section>
  );
};
