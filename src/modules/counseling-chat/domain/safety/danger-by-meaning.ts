import { weightsOf } from '#shared-kernel/domain/hashed-features.js';
import { type SentenceVector } from '../understanding/meaning.js';
import { MEANT_DANGER } from './meant-danger-weights.js';

const UNITS = MEANT_DANGER.units.map(weightsOf);
const OF_UNITS = weightsOf(MEANT_DANGER.ofUnits);

/** How much the meaning of a message speaks for danger: 0 is as likely as not. */
export const dangerByMeaning = (meaning: SentenceVector): number =>
  UNITS.reduce(
    (sum, weights, at) =>
      sum + MEANT_DANGER.scaleOfUnits * (OF_UNITS[at] ?? 0) * Math.max(0, sumOf(weights, meaning)),
    MEANT_DANGER.bias,
  );

/** The last weight counts for every message. */
function sumOf(weights: Int8Array, meaning: SentenceVector): number {
  let sum = weights[meaning.length] ?? 0;
  for (let place = 0; place < meaning.length; place += 1)
    sum += (weights[place] ?? 0) * (meaning[place] ?? 0);
  return MEANT_DANGER.scale * sum;
}
