import { ART_SCHOOL, COLLEGE_GROUPS } from '../../../domain/search/college-groups.js';
import { DENOMINATIONS } from '../../../domain/search/denominations.js';
import { type CollegeNames, DESIGNATION_NAMES } from '../../../domain/search/designation-names.js';
import { type SearchableCollege } from './searchable-college.js';

/** Its designations, and its church. */
export const designationsOf = ({
  designations,
  religiousAffiliation: faith,
}: SearchableCollege): readonly CollegeNames[] => [
  ...DESIGNATION_NAMES.filter((_, bit) => (designations & (1 << bit)) !== 0),
  ...DENOMINATIONS.filter(({ affiliations }) => faith !== null && affiliations.includes(faith)),
];

export const groupsOf = ({ unitId, isArtSchool }: SearchableCollege): readonly CollegeNames[] => [
  ...COLLEGE_GROUPS.filter(({ members }) => members.includes(unitId)),
  ...(isArtSchool ? [ART_SCHOOL] : []),
];

/** The designations and groups of a college. */
export const kindsOf = (college: SearchableCollege): readonly CollegeNames[] => [
  ...designationsOf(college),
  ...groupsOf(college),
];
