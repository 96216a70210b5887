import { weightOf } from '../hashed-features.js';

/** What a model learned: one place for a sign, with a letter for its weight and one for which of the signs it belongs to. */
export interface LearnedSigns {
  readonly bias: number;
  /** What one step of a weight is worth. */
  readonly scale: number;
  readonly weights: string;
  readonly owners: string;
}

const FEWEST_SIGNS = 40;
const OWNERS = 64;
const FIRST_OWNER = '0'.charCodeAt(0);

export const placeOfSign = (sign: number, places: number): number => sign % places;

/** Tells apart the signs that share a place, nearly always. */
export const ownerOf = (sign: number, places: number): string =>
  String.fromCharCode(FIRST_OWNER + (Math.floor(sign / places) % OWNERS));

/** How much one of so many signs counts: in a long message less; a short one says little with each. */
export const shareOf = (signs: number): number => 1 / Math.sqrt(Math.max(FEWEST_SIGNS, signs));

/** Above zero where it is likelier than not. A sign that was never learned says nothing. */
export function scoreOf(signs: readonly number[], { bias, scale, weights, owners }: LearnedSigns): number {
  const places = weights.length;
  const known = signs.filter((sign) => owners[placeOfSign(sign, places)] === ownerOf(sign, places));
  const sum = known.reduce((total, sign) => total + weightOf(weights, placeOfSign(sign, places)), 0);
  return bias + sum * scale * shareOf(known.length);
}
