import { chanceAt, type Assessment } from '../../assess.js';
import { applicantOf } from '../../chance/applicant.js';
import { earlyRoundAt } from '../../chance/early-rounds.js';
import { POLICY, type CollegeColumns } from '../../college/college-columns.js';
import { codeAt } from '../../numeric/column.js';
import { type StudentMeasures } from '../../student/measure-student.js';
import { contributionWords } from './contribution-words.js';
import { type Factor, withoutEach } from './without.js';

/** How far one known factor moves the chance, compared with not knowing it. */
export interface Contribution {
  readonly factor: Factor;
  /** Percentage points, not rounded; above 0 lifts the chance. */
  readonly points: number;
  /** A sentence or two for the student. */
  readonly words: string;
}

/** The largest first, up or down; empty when the chance does not depend on the student. */
export function contributionsAt(
  student: StudentMeasures,
  columns: CollegeColumns,
  row: number,
  { chance, chanceSource, sendsScore }: Assessment,
): readonly Contribution[] {
  if (chance === null || chanceSource === 'open-admission') return [];
  const at = { student, sendsScore, appliesHere: () => applyingWords(student, columns, row) };
  const contributions: Contribution[] = [];
  for (const { factor, without } of withoutEach(student)) {
    if (factor === 'test' && !looksAtScores(columns, row)) continue;
    const points = 100 * (chance - (chanceAt(without, columns, row) ?? chance));
    if (points !== 0) contributions.push({ factor, points, words: contributionWords(factor, points, at) });
  }
  return contributions.sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
}

/** "Applying Early Decision at Brown University", to begin a sentence. */
function applyingWords(student: StudentMeasures, columns: CollegeColumns, row: number): string {
  const round = earlyRoundAt(applicantOf(student, columns).earlyRounds, row);
  return `applying ${round ?? 'early'} at ${columns.facts[row]?.name ?? 'this college'}`;
}

/** Where a college does not look at scores, nothing is said about them, though they still hint at grades not entered. */
export function looksAtScores(columns: CollegeColumns, row: number): boolean {
  return codeAt(columns.testPolicy, row) !== POLICY.notConsidered;
}
