import { type CollegeDirectory } from '#modules/college-catalogue/contracts/index.js';
import { refOf } from '../college-figures.js';
import { type FactKey } from '../tool-results.js';
import { type Tool } from '../tools.js';
import { factOf } from './facts-of-college.js';
import { unknownCollege } from './unknown-college.js';

const MOST_COLLEGES = 4;
/** What is worth knowing first. */
const OVERVIEW: readonly FactKey[] = [
  'place',
  'setting',
  'ownership',
  'designations',
  'size',
  'admitRate',
  'graduation',
  'netPrice',
];

/** Facts of up to four colleges, each with its year. */
export const collegeFacts =
  (directory: CollegeDirectory): Tool<'college_facts'> =>
  async (_studentId, { colleges, about = OVERVIEW }) => {
    const ids = colleges.slice(0, MOST_COLLEGES);
    const found = await Promise.all(ids.map((id) => directory.collegeInFull(id)));
    const known = found.filter((college) => college !== null);
    if (known.length === 0) return unknownCollege();
    const data = known.map((college) => ({
      college: refOf(college),
      facts: about.map((key) => factOf(college, key)),
      website: college.website,
    }));
    return { ok: true, data };
  };
