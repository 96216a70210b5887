import { FilterCheckList } from './filter-check-list';
import { FilterEither } from './filter-either';
import { type FilterPartProps } from './filter-part';

export const FilterKind = (part: FilterPartProps) => (
  <>
    <FilterCheckList {...part} name="size" />
    <FilterCheckList {...part} name="ownership" />
    <FilterCheckList {...part} name="degrees_awarded" />
    <FilterCheckList {...part} name="designation" short />
    <FilterEither
      {...part}
      name="onlineOnly"
      label="Where classes are"
      words={['Either way', 'Online only', 'On a campus']}
    />
  </>
);
