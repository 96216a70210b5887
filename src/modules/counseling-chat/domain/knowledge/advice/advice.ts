import { type Figure } from '../../figures/figure.js';
import { type FixedText } from '../fixed-text.js';

/** What a counselor says to one kind of question, and how the talk can go on. */
export interface Advice {
  /** Words of a question this answers, in plain text; null answers every other question of its list. */
  readonly about: RegExp | null;
  /** Lines; one that begins with "- " is a row. */
  readonly says: readonly string[];
  /** The last sentence: a question or an offer. */
  readonly then: string;
  readonly chips: readonly string[];
  readonly figures?: readonly Figure[];
  readonly from?: FixedText['citation'];
}

/** The first that is about the question; the last of a list fits all. */
export function adviceOn(plain: string, list: readonly Advice[]): Advice {
  const found = list.find(({ about }) => about === null || about.test(plain));
  if (found === undefined) throw new Error('A list of advice ends with one for every question');
  return found;
}
