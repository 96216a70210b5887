import { per100 } from '../reading/measures.js';
import { type Slip } from './slip.js';

/** The weight of all slips in a hundred words. */
export const slipRate = (slips: readonly Slip[], words: number): number =>
  per100(
    { n: words },
    slips.reduce((sum, { weight }) => sum + weight, 0),
  );
