import { applicantOf } from '../chance/applicant.js';
import { newOdds, oddsAt } from '../chance/chance.js';
import { type CollegeColumns } from '../college/college-columns.js';
import { fitRows } from '../match/fit.js';
import { wishesOf } from '../match/wishes.js';
import { numberAt } from '../numeric/column.js';
import { type StudentMeasures } from '../student/measure-student.js';
import { type StudentFacts } from '../student/student-facts.js';
import { MeanChange } from './mean-change.js';
import { type MissingWish, type NextStep } from './next-step.js';

type Told = (student: StudentMeasures) => StudentMeasures;

const wishing =
  (wish: Partial<StudentFacts>): Told =>
  (student) => ({ ...student, facts: { ...student.facts, ...wish } });

/** Any answer will do: how much becomes known depends on what the colleges report, not on what is answered. */
const WITH_AN_ANSWER: Readonly<Record<MissingWish, Told>> = {
  activities: (student) => ({ ...student, activities: 50 }),
  major: wishing({ cipFamily: '52' }),
  income: wishing({ incomeBand: '60-100k' }),
  settings: wishing({ settings: ['Urban'] }),
  regions: wishing({ regions: ['Midwest'] }),
  sizes: wishing({ sizes: ['5001-10000'] }),
  ownership: wishing({ ownership: 'Public' }),
};

/** One for each unknown that the match is waiting for, in no order. */
export function matchEffects(
  student: StudentMeasures,
  columns: CollegeColumns,
  rows: readonly number[],
): NextStep[] {
  const missing = missingWishes(student);
  if (missing.length === 0) return [];

  const indexes = indexesAt(student, columns, rows);
  const now = knownShares(student, columns, rows, indexes);
  return missing.map((answer) => {
    const told = WITH_AN_ANSWER[answer](student);
    const change = new MeanChange();
    knownShares(told, columns, rows, indexes).forEach((share, i) => {
      change.add(share - numberAt(now, i));
    });
    return { answer, effect: 'fills-match', ...change.result };
  });
}

function missingWishes({ activities, facts }: StudentMeasures): MissingWish[] {
  const rows: readonly (readonly [missing: boolean, wish: MissingWish])[] = [
    [activities === null, 'activities'],
    [facts.cipFamily === null, 'major'],
    [facts.incomeBand === null, 'income'],
    [facts.settings.length === 0, 'settings'],
    [facts.regions.length === 0, 'regions'],
    [facts.sizes.length === 0, 'sizes'],
    [facts.ownership === null, 'ownership'],
  ];
  return rows.flatMap(([missing, wish]) => (missing ? [wish] : []));
}

function indexesAt(student: StudentMeasures, columns: CollegeColumns, rows: readonly number[]): Float64Array {
  const [applicant, odds] = [applicantOf(student, columns), newOdds()];
  return Float64Array.from(rows, (row) => {
    oddsAt(applicant, columns, row, odds);
    return odds.index;
  });
}

function knownShares(
  student: StudentMeasures,
  columns: CollegeColumns,
  rows: readonly number[],
  indexes: Float64Array,
): Float64Array {
  const wishes = wishesOf(student, columns);
  const one = { match: new Float64Array(1), completeness: new Float64Array(1) };
  return Float64Array.from(rows, (row, i) => {
    fitRows(wishes, columns, row, indexes.subarray(i, i + 1), one);
    return numberAt(one.completeness, 0);
  });
}
