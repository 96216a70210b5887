import { cn } from '@/lib/cn';
import { type CategoryFilter, CATEGORY_FILTERS } from './row-filters';

type CategoryFilterButtonsProps = {
  category: CategoryFilter;
  onCategory: (category: CategoryFilter) => void;
};

/** Filters the rows by category; two by two on a narrow screen. */
export const CategoryFilterButtons = ({ category, onCategory }: CategoryFilterButtonsProps) => (
  <div
    role="group"
    aria-label="Filter colleges"
    className="grid grid-cols-2 gap-0.5 rounded-[11px] bg-sunken p-0.75 max-md:w-full md:inline-flex"
  >
    {CATEGORY_FILTERS.map(({ value: each, label }) => (
      <button
        key={each}
        type="button"
        aria-pressed={each === category}
        data-state={each === category ? 'on' : 'off'} // for forced-colors mode
        onClick={() => onCategory(each)}
        className={cn(
          'min-h-8 rounded-[8px] px-3 text-hint font-[550] whitespace-nowrap text-muted-foreground transition-colors hover:text-foreground pointer-coarse:min-h-11',
          'aria-pressed:bg-card aria-pressed:font-semibold aria-pressed:text-foreground aria-pressed:shadow-card dark:aria-pressed:bg-accent',
        )}
      >
        {label}
      </button>
    ))}
  </div>
);
