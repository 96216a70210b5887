import { FilterGettingIn } from './filter-getting-in';
import { FilterKind } from './filter-kind';
import { FilterMajors } from './filter-majors';
import { type FilterPartProps } from './filter-part';

const GROUPS = { 'getting-in': FilterGettingIn, kind: FilterKind, majors: FilterMajors };

export type FilterMoreProps = FilterPartProps & { group: keyof typeof GROUPS };

/** The groups that are folded at first. */
const FilterMore = ({ group, ...part }: FilterMoreProps) => {
  const Group = GROUPS[group];
  return <Group {...part} />;
};

export default FilterMore;
