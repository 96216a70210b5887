import { type Span } from '../text/manuscript.js';
import { type Category } from './category.js';

/** A place in the essay. */
export interface Anchor extends Span {
  /** From 0. */
  paragraphIndex: number;
  /** Cut from the stored text. */
  quote: string;
}

export interface RubricLevel {
  category: Category;
  /** 0 to 4, in half steps. */
  score: number;
  justification: string;
}

export interface LineComment extends Anchor {
  kind: string;
  category: Category;
  /** `fix`: a slip. `wonder`: curious, no flaw. */
  tone: 'fix' | 'question' | 'wonder';
  message: string;
  /** Always a question. */
  suggestion: string;
  why: string;
  alsoAt: Anchor[];
}

export interface StrengthAt extends Anchor {
  kind: string;
  category: Category;
}

/** From 0 to 100. */
export interface Scores {
  overall: number;
  grammar: number;
  structure: number;
  relevance: number;
  originality: number;
  /** The share of generic passages: a hint from word patterns, for the student alone. */
  aiDetection: number;
}

/** What a reader says about one version of an essay. */
export interface Review {
  /** Who read it, such as `built-in/1`. */
  model: string;
  scores: Scores;
  rubric: RubricLevel[];
  lineComments: LineComment[];
  strengths: string[];
  strengthsAt: StrengthAt[];
  improvements: string[];
  overallAssessment: string;
  readability: { score: number; wordsPerSentence: number };
  /** What no reader of patterns can judge. */
  cannotJudge: string[];
  /** Such as which reader did not answer; null when there is nothing to say. */
  notice: string | null;
  /** The text speaks of a crisis: the support card stands above the analysis. */
  support: boolean;
  /** The text gives orders to a reviewer. */
  instructionsFound: boolean;
  /** How an outside language model read it, where one did. */
  secondReader?: SecondReading;
}

/** Of the model's answer, only how much it was and how much of it was dropped, by reason. */
export interface SecondReading {
  model: string;
  tokens: number;
  milliseconds: number;
  tries: number;
  dropped: Readonly<Record<string, number>>;
}

/** What is read, and what for. */
export interface ReviewRequest {
  content: string;
  prompt: string;
  wordLimit: number | null;
  title: string;
  audience: string | null;
  /** UNITID of the college it is for. */
  collegeId: number | null;
}
