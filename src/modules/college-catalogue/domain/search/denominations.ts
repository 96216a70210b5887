import { type CollegeNames, named } from './designation-names.js';

interface Denomination extends CollegeNames {
  /** Codes of RELAFFIL, by the data dictionary of the College Scorecard. */
  readonly affiliations: readonly number[];
}

const denomination = (affiliations: number[], ...names: string[]): Denomination => ({
  ...named(names, names),
  affiliations,
});

/** What students call colleges by their church; Catholic, Christian, Jewish and Latter-day Saints are filters. */
export const DENOMINATIONS: readonly Denomination[] = [
  denomination([22, 33, 39, 53, 67, 68], 'lutheran'),
  denomination([41, 45, 52, 54, 75, 100, 105], 'baptist'),
  denomination([24, 51, 55, 64, 71], 'methodist'),
  denomination([60, 66, 81, 97, 103], 'presbyterian'),
  denomination([50, 73], 'episcopal', 'episcopalian'),
  denomination([43, 69], 'mennonite'),
  denomination([65], 'quaker'),
  denomination([27, 40, 47], 'pentecostal'),
  denomination([59], 'nazarene'),
  denomination([95], 'adventist'),
  denomination([106], 'muslim', 'islamic'),
];
