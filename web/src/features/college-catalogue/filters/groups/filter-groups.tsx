import { lazy } from 'react';
import { useReadsOnly } from '@/lib/session/use-reads-only';
import { chipsOf, type FilterName } from '../filter-chip-words';
import { FilterFailed } from '../filter-failed';
import { FilterCategory } from './filter-category';
import { FilterCost } from './filter-cost';
import { FilterGroup } from './filter-group';
import { FilterMajors } from './filter-majors';
import { type FilterPartProps } from './filter-props';
import { FilterPlace } from './filter-place';

/** These groups start closed. */
const ClosedGroup = lazy(() => import('./closed-group').catch(() => ({ default: FilterFailed })));

export const FilterGroups = (part: FilterPartProps) => {
  const on = chipsOf(part.filters, String).map(({ filter }) => filter);
  const readsOnly = useReadsOnly();
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
      {!readsOnly && (
        <FilterGroup title="Your chances" on={onOf('category')} startsOpen>
          <FilterCategory {...part} />
        </FilterGroup>
      )}
      <FilterGroup title="Getting in" on={onOf('admitRate', 'testPolicy', 'openAdmission')}>
        <ClosedGroup {...part} group="getting-in" />
      </FilterGroup>
      <FilterGroup
        title="Size and kind"
        on={onOf(
          'size',
          'students',
          'ownership',
          'degrees_awarded',
          'designation',
          'faith',
          'onlineOnly',
          'certificates',
        )}
      >
        <ClosedGroup {...part} group="kind" />
      </FilterGroup>
      <FilterGroup title="Graduation rate" on={onOf('completion')}>
        <ClosedGroup {...part} group="graduation" />
      </FilterGroup>
    </div>
  );
};
