import { percent } from '@/lib/words/figures';
import { chipsOf, type FilterName } from '../filter-chip-words';
import { FilterCategory } from './filter-category';
import { FilterCost } from './filter-cost';
import { FilterFigure } from './filter-figure';
import { FilterGettingIn } from './filter-getting-in';
import { FilterGroup } from './filter-group';
import { FilterKind } from './filter-kind';
import { FilterMajors } from './filter-majors';
import { type FilterPartProps } from './filter-props';
import { FilterPlace } from './filter-place';

const COMPLETION_STEPS = [0.4, 0.5, 0.6, 0.7, 0.8, 0.9];

export const FilterGroups = (part: FilterPartProps) => {
  const on = chipsOf(part.filters, String).map(({ filter }) => filter);
  const onOf = (...names: FilterName[]) => on.filter((name) => names.includes(name)).length;

  return (
    <div>
      <FilterGroup title="Major" on={onOf('major')} startsOpen>
        <FilterMajors {...part} />
      </FilterGroup>
      <FilterGroup title="Cost" on={onOf('netPrice')} startsOpen>
        <FilterCost {...part} />
      </FilterGroup>
      <FilterGroup title="Place" on={onOf('state', 'region', 'locale', 'distance')} startsOpen>
        <FilterPlace {...part} />
      </FilterGroup>
      <FilterGroup title="Your chances" on={onOf('category')} startsOpen>
        <FilterCategory {...part} />
      </FilterGroup>
      <FilterGroup title="Getting in" on={onOf('admitRate', 'testPolicy', 'openAdmission')}>
        <FilterGettingIn {...part} />
      </FilterGroup>
      <FilterGroup
        title="Size and kind"
        on={onOf(
          'size',
          'students',
          'ownership',
          'degrees_awarded',
          'designation',
          'onlineOnly',
          'certificates',
        )}
      >
        <FilterKind {...part} />
      </FilterGroup>
      <FilterGroup title="Graduation rate" on={onOf('completion')}>
        <FilterFigure
          {...part}
          name="completionMin"
          label="Graduation rate"
          leavesOut="Colleges that don’t report a rate aren’t shown."
          any="Any graduation rate"
          steps={COMPLETION_STEPS}
          words={(share) => `At least ${percent(share)}`}
        />
      </FilterGroup>
    </div>
  );
};
