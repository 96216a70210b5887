import { type Category } from '../review/category.js';

/** What a second reader may remark on. Grammar and spelling are not among it. */
export const JUDGED_KINDS = [
  'no-reflection',
  'no-scene',
  'off-prompt',
  'unclear',
  'gap',
  'contradiction',
  'ending',
  'opening',
  'cliche',
  'trait-claim',
  'vague-impact',
  'tone',
  'other-focus',
] as const;

export type JudgedKind = (typeof JUDGED_KINDS)[number];

export interface ProposedComment {
  paragraphIndex: number;
  quote: string;
  kind: JudgedKind;
  observation: string;
  question: string;
}

export interface ProposedStrength {
  paragraphIndex: number;
  quote: string;
  why: string;
}

export interface ProposedLevel {
  category: Category;
  score: number;
  justification: string;
}

/** What a language model answers. Only its shape is sure: nothing in it is believed before it was checked. */
export interface ModelAnswer {
  rubric: ProposedLevel[];
  comments: ProposedComment[];
  strengths: ProposedStrength[];
}
