import { type CostKind } from './offer.js';

const WORDS: Readonly<Record<CostKind, string>> = {
  tuition: 'tuition',
  fees: 'fees',
  housing: 'housing',
  food: 'food',
  books: 'books and supplies',
  travel: 'travel',
  other: 'personal spending',
};

/** "fees, travel and personal spending" */
export const costWords = (kinds: readonly CostKind[]): string => listed(kinds.map((kind) => WORDS[kind]));

export function listed(words: readonly string[]): string {
  const [last = '', ...before] = words.toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(', ')} and ${last}`;
}
