import { CategoryShape } from '@/components/ui/college/category';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { cn } from '@/lib/cn';
import { filterChoices } from '../filter-choices';
import { FilterCount } from './filter-check-list';
import { type FilterPartProps } from './filter-props';
import { NoEstimates } from '../../results/no-estimates';

/**
 * Reach, Target and Safety by the student's own estimates; disabled with an explanation when there are none. Both states
 * have the same height, because which one applies is known only with the counts.
 */
export const FilterCategory = ({ filters, onChange, counts }: FilterPartProps) => {
  const facet = counts?.facets?.category;
  const hasNone = counts?.facets !== undefined && !facet;
  const chosen = filters.category;

  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1.5 text-hint text-muted-foreground xl:min-h-15">
        {hasNone ? (
          <NoEstimates />
        ) : (
          'By your own chance. A Safety is a likely yes that your family can pay for; every other likely college is a Target.'
        )}
      </legend>
      {filterChoices.category.options.map(({ value, label }) => (
        <Checkbox
          key={value}
          className="min-h-8 text-hint"
          checked={chosen.includes(value)}
          disabled={hasNone}
          onCheckedChange={(on) =>
            onChange({ category: on ? [...chosen, value] : chosen.filter((other) => other !== value) })
          }
        >
          <CategoryShape
            category={value}
            className={cn('mr-1 inline-block size-[1em] align-[-0.125em]', SHAPE_COLOUR[value])}
          />
          {label} <FilterCount of={facet && (facet.find((choice) => choice.value === value)?.count ?? 0)} />
        </Checkbox>
      ))}
    </fieldset>
  );
};

const SHAPE_COLOUR = { reach: 'text-reach', target: 'text-target', safety: 'text-safety' } as const;
