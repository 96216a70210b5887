import { chanceAt, type Assessment } from '../assess.js';
import { type CollegeColumns } from '../college/college-columns.js';
import { type StudentMeasures } from '../student/measure-student.js';
import { sentence } from './percent-words.js';
import { without, type Factor } from './without.js';

/** How far one known factor moves the chance, compared with not knowing it. */
export interface Contribution {
  readonly factor: Factor;
  /** Percentage points, not rounded; above 0 lifts the chance. */
  readonly points: number;
  /** A sentence for the student. */
  readonly words: string;
}

const FACTORS: readonly Factor[] = [
  'test',
  'grades',
  'activities',
  'rigor',
  'round',
  'residency',
  'field',
  'no-score',
];

/** The largest first, up or down; empty when the chance is not based on an admit rate. */
export function contributionsAt(
  student: StudentMeasures,
  columns: CollegeColumns,
  row: number,
  { chance, chanceSource, submitAdvice }: Assessment,
): readonly Contribution[] {
  if (chance === null || chanceSource === 'open-admission') return [];
  return FACTORS.flatMap((factor): Contribution[] => {
    const withoutFactor = without(factor, student);
    if (withoutFactor === null) return [];
    const points = 100 * (chance - (chanceAt(withoutFactor, columns, row) ?? chance));
    if (points === 0) return [];
    return [{ factor, points, words: words(subject(factor, student, submitAdvice), points) }];
  }).sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
}

type Subject = readonly [words: string, plural: boolean];

function subject(factor: Factor, student: StudentMeasures, advice: Assessment['submitAdvice']): Subject {
  switch (factor) {
    case 'test':
      return [
        advice === 'withhold' ? 'applying without your score' : `your ${student.testFrom ?? 'test'} score`,
        false,
      ];
    case 'grades':
      return ['your grades', true];
    case 'activities':
      return ['your activities', true];
    case 'rigor':
      return ['your advanced courses', true];
    case 'round':
      return ['applying early', false];
    case 'residency':
      return ['where you live', false];
    case 'field':
      return ['your intended major', false];
    case 'no-score':
      return ['sending no test score', false];
  }
}

function words([what, plural]: Subject, points: number): string {
  const size = Math.round(Math.abs(points));
  const by = `by about ${size} ${size === 1 ? 'point' : 'points'}`;
  if (size === 0) return sentence(`${what} hardly ${plural ? 'change' : 'changes'} this estimate.`);
  if (points > 0) return sentence(`${what} ${plural ? 'lift' : 'lifts'} this estimate ${by}.`);
  return sentence(`${what} ${plural ? 'lower' : 'lowers'} this estimate ${by}.`);
}
