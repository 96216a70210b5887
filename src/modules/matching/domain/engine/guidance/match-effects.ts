import { type CollegeColumns } from '../college/college-columns.js';
import { fitRows } from '../match/fit.js';
import { preferencesOf } from '../match/preferences.js';
import { numberAt } from '../numeric/column.js';
import { newRanked, rankAll } from '../rank-all.js';
import { type StudentMeasures } from '../student/measure-student.js';
import { type StudentFacts } from '../student/student-facts.js';
import { MeanChange } from './mean-change.js';
import { type MissingPreference, type NextStep } from './next-step.js';

type Answering = (student: StudentMeasures) => StudentMeasures;

const answering =
  (preference: Partial<StudentFacts>): Answering =>
  (student) => ({ ...student, facts: { ...student.facts, ...preference } });

const SOME_ACTIVITIES = 50;

/** Sample answers: how much becomes known depends on what the colleges report, not on the answer. */
const WITH_AN_ANSWER: Readonly<Record<MissingPreference, Answering>> = {
  activities: (student) => ({ ...student, activities: SOME_ACTIVITIES }),
  major: answering({ cipFamily: '52' }),
  income: answering({ incomeBand: '60-100k' }),
  settings: answering({ settings: ['Urban'] }),
  regions: answering({ regions: ['Midwest'] }),
  sizes: answering({ sizes: ['5001-10000'] }),
  ownership: answering({ ownership: 'Public' }),
};

/** One for each answer missing from the match, in no order. */
export function matchEffects(
  student: StudentMeasures,
  columns: CollegeColumns,
  rows: readonly number[],
): NextStep[] {
  const missing = missingPreferences(student);
  if (missing.length === 0) return [];

  const now = rankAll(student, columns);
  const then = newRanked(columns.count);
  return missing.map((answer) => {
    fitRows(preferencesOf(WITH_AN_ANSWER[answer](student), columns), columns, 0, now.index, then);
    const change = new MeanChange();
    for (const row of rows) change.add(numberAt(then.completeness, row) - numberAt(now.completeness, row));
    return { answer, effect: 'fills-match', ...change.result };
  });
}

function missingPreferences({ activities, facts }: StudentMeasures): MissingPreference[] {
  const rows: readonly (readonly [missing: boolean, preference: MissingPreference])[] = [
    [activities === null, 'activities'],
    [facts.cipFamily === null, 'major'],
    [facts.incomeBand === null, 'income'],
    [facts.settings.length === 0, 'settings'],
    [facts.regions.length === 0, 'regions'],
    [facts.sizes.length === 0, 'sizes'],
    [facts.ownership === null, 'ownership'],
  ];
  return rows.flatMap(([missing, preference]) => (missing ? [preference] : []));
}
