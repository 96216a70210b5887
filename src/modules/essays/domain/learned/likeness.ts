import { type SentenceFacts } from '../reading/measures.js';
import { sentenceSigns } from './sentence-signs.js';
import { type SignWeights } from './sign-weights.js';
import { ABOUT_ANOTHER } from './weights/about-another.js';
import { BOASTS } from './weights/boasts.js';
import { DIGRESSIONS } from './weights/digressions.js';
import { EXCUSES } from './weights/excuses.js';
import { LISTS_OF_DEEDS } from './weights/lists-of-deeds.js';
import { WORN_SENTENCES } from './weights/worn-sentences.js';

type Weights = ReadonlyMap<string, number>;

const prepared = new Map<SignWeights, Weights>();
const signs = new WeakMap<SentenceFacts, ReadonlySet<string>>();

function weightsOf(learned: SignWeights): Weights {
  const known = prepared.get(learned);
  if (known !== undefined) return known;
  const weights = new Map(
    learned.lines.split('\n').flatMap((line) => {
      const [weight = '', ...rest] = line.split('\t');
      return rest.map((sign): [string, number] => [sign, Number(weight)]);
    }),
  );
  prepared.set(learned, weights);
  return weights;
}

function signsOf(facts: SentenceFacts): ReadonlySet<string> {
  const known = signs.get(facts) ?? sentenceSigns(facts);
  signs.set(facts, known);
  return known;
}

const likeness =
  (learned: SignWeights) =>
  (facts: SentenceFacts): number => {
    const weights = weightsOf(learned);
    let sum = learned.bias;
    for (const sign of signsOf(facts)) sum += weights.get(sign) ?? 0;
    return 1 / (1 + Math.exp(-sum));
  };

/** How sure it is that many students have written this sentence, from 0 to 1; the others likewise. */
export const inManyEssays = likeness(WORN_SENTENCES);
export const likeBoast = likeness(BOASTS);
export const likeExcuse = likeness(EXCUSES);
export const likeDigression = likeness(DIGRESSIONS);
export const likeLifeOfAnother = likeness(ABOUT_ANOTHER);
export const likeListOfDeeds = likeness(LISTS_OF_DEEDS);
