import { COLLEGE_GROUPS } from '../../../domain/search/college-groups.js';
import { type CollegeNames, DESIGNATION_NAMES } from '../../../domain/search/designation-names.js';
import { type SearchableCollege } from './searchable-college.js';

/** The designations and groups of a college. */
export function kindsOf({ unitId, designations }: SearchableCollege): readonly CollegeNames[] {
  return [
    ...DESIGNATION_NAMES.filter((_, bit) => (designations & (1 << bit)) !== 0),
    ...COLLEGE_GROUPS.filter(({ members }) => members.includes(unitId)),
  ];
}
