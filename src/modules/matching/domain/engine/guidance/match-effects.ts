import { type CollegeColumns } from '../college/college-columns.js';
import { fitRows } from '../match/fit.js';
import { wishesOf } from '../match/wishes.js';
import { numberAt } from '../numeric/column.js';
import { newRanked, rankAll } from '../rank-all.js';
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

  const now = rankAll(student, columns);
  const then = newRanked(columns.count);
  return missing.map((answer) => {
    fitRows(wishesOf(WITH_AN_ANSWER[answer](student), columns), columns, 0, now.index, then);
    const change = new MeanChange();
    for (const row of rows) change.add(numberAt(then.completeness, row) - numberAt(now.completeness, row));
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
