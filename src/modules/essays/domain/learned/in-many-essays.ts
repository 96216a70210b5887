import { type SentenceFacts } from '../reading/measures.js';
import { SIGN_BIAS, SIGN_WEIGHTS } from './sign-weights.js';
import { sentenceSigns } from './sentence-signs.js';

const WEIGHTS: ReadonlyMap<string, number> = new Map(
  SIGN_WEIGHTS.split('\n').flatMap((line) => {
    const [weight = '', ...signs] = line.split('\t');
    return signs.map((sign): [string, number] => [sign, Number(weight)]);
  }),
);

/** How sure it is that many students have written this sentence, from 0 to 1. */
export function inManyEssays(facts: SentenceFacts): number {
  let sum = SIGN_BIAS;
  for (const sign of sentenceSigns(facts)) sum += WEIGHTS.get(sign) ?? 0;
  return 1 / (1 + Math.exp(-sum));
}
