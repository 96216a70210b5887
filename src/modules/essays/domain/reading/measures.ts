import { type Sentence, type Span } from '../text/manuscript.js';

/** What is counted in one sentence. */
export interface SentenceFacts {
  sentence: Sentence;
  concrete: number;
  names: number;
  numbers: number;
  hasSpeech: boolean;
  people: number;
  abstract: number;
  ornate: number;
  firstPerson: number;
  actions: Span[];
  isThinking: boolean;
  isTurn: boolean;
  isDoubt: boolean;
  /** It holds something a reader can see or count. */
  isAnchored: boolean;
  /** The sum of the markers of generic text, and their names. */
  generic: number;
  markers: readonly string[];
}

/** What is counted in the whole essay. Shares are from 0 to 1. */
export interface Measures {
  /** Words for analysis. */
  n: number;
  sentences: number;
  paragraphs: number;
  concrete: number;
  anchoredShare: number;
  thinking: number;
  thinkingShare: number;
  /** Thinking tied to a moment. */
  pointed: number;
  turns: number;
  doubts: number;
  actions: number;
  distinctActions: number;
  /** Anchored sentences with an action. */
  evidence: number;
  firstPerson: number;
  thirdPerson: number;
  plural: number;
  names: number;
  numbers: number;
  speech: number;
  genericWords: number;
  genericShare: number;
  /** The hint shown above 30. */
  hint: number;
  meanLength: number;
  /** Standard deviation of the sentence lengths by their mean. */
  variation: number;
  links: number;
  /** The ending comes back to the beginning. */
  hasEcho: boolean;
  topic: { stem: string; count: number; spread: number };
  topics: number;
  /** Particular things of the college named. */
  particulars: Span[];
  fieldWords: number;
  future: number;
}

/** Per 100 words; a short text counts as one of 120. */
export const per100 = ({ n }: Pick<Measures, 'n'>, count: number): number => (count * 100) / Math.max(n, 120);
