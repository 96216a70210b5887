import { type CollegeColumns } from '../college/college-columns.js';
import { SIZES } from '../college/place/places.js';
import { newColumn } from '../numeric/column.js';
import { type CollegeType, type StudentFacts } from '../student/student-facts.js';
import { byCode, byRow, type Part } from './part.js';
import { prioritiesPart } from './priorities.js';
import { scoresByDistance } from './scores-by-distance.js';

const SHARES = { size: 0.3, ownership: 0.2, collegeType: 0.2, priorities: 0.3 } as const;
/** 0-100, by how many size groups a college is away from the preferred one. */
const SIZE_SCORES = [100, 60, 30, 10];
/** 0-100, for public instead of private or the other way around. */
const OTHER_OWNERSHIP_SCORE = 20;

export function campusParts(facts: StudentFacts, columns: CollegeColumns): readonly Part[] {
  const sizes = scoresByDistance(SIZES, facts.sizes, (steps) => SIZE_SCORES[steps] ?? 0);
  return [
    byCode('size', SHARES.size, columns.size, sizes),
    byCode('ownership', SHARES.ownership, columns.isPublic, ownershipScores(facts)),
    byRow('college-type', SHARES.collegeType, typeFits(facts.collegeTypes, columns)),
    ...prioritiesPart('campus-priorities', SHARES.priorities, facts.priorities, {
      'Diverse student body': () => columns.priorities['Diverse student body'],
      'Campus housing': () => columns.priorities['Campus housing'],
      'Faith community': () => columns.priorities['Faith community'],
      'Support for first-generation students': () =>
        columns.priorities['Support for first-generation students'],
    }),
  ];
}

/** For private, then public; null without a preference. */
function ownershipScores({ ownership }: Pick<StudentFacts, 'ownership'>): readonly number[] | null {
  if (ownership === null || ownership === 'No preference') return null;
  return ownership === 'Public' ? [OTHER_OWNERSHIP_SCORE, 100] : [100, OTHER_OWNERSHIP_SCORE];
}

/** The best of the chosen types at each college. */
function typeFits(chosen: readonly CollegeType[], columns: CollegeColumns): Float32Array {
  const [first, ...others] = chosen.map((type) => columns.collegeTypes[type]);
  if (first === undefined) return columns.unreported;
  if (others.length === 0) return first;
  return newColumn(columns.count, (row) =>
    others.reduce((best, column) => {
      const other = column[row] ?? Number.NaN;
      return Number.isNaN(best) || other > best ? other : best;
    }, first[row] ?? Number.NaN),
  );
}
