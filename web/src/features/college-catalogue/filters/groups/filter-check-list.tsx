import { Checkbox } from '@/components/ui/forms/checkbox';
import { count } from '@/lib/words/figures';
import { type ChoiceName, filterChoices } from '../filter-choices';
import { type FilterPartProps } from './filter-props';

type FilterCheckListProps = FilterPartProps & {
  name: ChoiceName;
  /** Hides options without colleges. */
  short?: boolean;
};

export const FilterCheckList = ({ name, short = false, filters, onChange, counts }: FilterCheckListProps) => {
  const { label, options } = filterChoices[name];
  const chosen = filters[name];
  const facet = counts?.facets?.[name];
  const countOf = (value: string) => facet && (facet.find((choice) => choice.value === value)?.count ?? 0);
  const shown = options.filter(({ value }) => !short || chosen.includes(value) || countOf(value) !== 0);

  if (shown.length === 0) return null;

  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1.5 text-interface leading-5 font-semibold">{label}</legend>
      {shown.map(({ value, label: words }) => (
        <Checkbox
          key={value}
          className="min-h-8 text-hint"
          checked={chosen.includes(value)}
          onCheckedChange={(on) =>
            onChange({
              [name]: on ? [...chosen, value] : chosen.filter((other) => other !== value),
            })
          }
        >
          {words} <FilterCount of={countOf(value)} />
        </Checkbox>
      ))}
    </fieldset>
  );
};

export const FilterCount = ({ of: colleges }: { of: number | undefined }) =>
  colleges !== undefined && (
    <span className="ml-0.5 text-small text-muted-foreground tabular-nums">
      {count(colleges)}
      <span className="sr-only"> {colleges === 1 ? 'college' : 'colleges'}</span>
    </span>
  );
