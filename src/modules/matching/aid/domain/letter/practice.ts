import { type Answer, type AskedPractice, type Offer } from '../offers/offer.js';
import { type YearFigures } from '../offers/year-figures.js';

/** The ten practices that GAO-23-104708 (November 2022) checks, in the report’s order. */
export const PRACTICES = [
  'costs-listed',
  'total-cost',
  'net-price',
  'kinds-apart',
  'parent-plus-apart',
  'kinds-named',
  'sources',
  'next-steps',
  'details',
  'no-award',
] as const;
export type PracticeId = (typeof PRACTICES)[number];

/** How a letter does by one practice. */
export interface PracticeReading {
  readonly id: PracticeId;
  /** What a clear letter does. */
  readonly title: string;
  readonly answer: Answer;
  /** What this letter does, in one sentence; null where nobody answered. */
  readonly finding: string | null;
  /** What the student may say to the aid office. */
  readonly questions: readonly string[];
  /** The question that only the letter can answer; null where the lines answer. */
  readonly asks: AskedPractice | null;
}

/** An offer and its first year. */
export interface Letter {
  readonly offer: Offer;
  readonly year: YearFigures;
}

export const answerTo = ({ offer }: Letter, practice: AskedPractice): Answer =>
  offer.answers[practice] ?? 'not-sure';
