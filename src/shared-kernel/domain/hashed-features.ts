const LETTERS_OF_A_PIECE = 4;
const FNV_OFFSET = 2_166_136_261;
const FNV_PRIME = 16_777_619;
const ALL_BITS = 15;

/**
 * Words, pairs with and without one between, threes, and pieces of words, each as one of so many places in a list of weights.
 * What was trained with these places is read with the same ones.
 */
export function hashedFeatures(words: readonly string[], places: number): ReadonlySet<number> {
  const framed = ['^', ...words, '$'];
  const features = new Set<number>();
  const add = (feature: string): unknown => features.add(placeOf(feature, places));
  for (const [at, word] of framed.entries()) {
    const [next, afterNext] = [framed[at + 1], framed[at + 2]];
    add(word);
    if (next !== undefined) add(`${word} ${next}`);
    if (next === undefined || afterNext === undefined) continue;
    add(`${word} _ ${afterNext}`);
    add(`${word} ${next} ${afterNext}`);
  }
  for (const word of words) for (const piece of piecesOf(`<${word}>`)) add(`#${piece}`);
  return features;
}

function piecesOf(word: string): string[] {
  const count = Math.max(0, word.length - LETTERS_OF_A_PIECE + 1);
  return Array.from({ length: count }, (_, at) => word.slice(at, at + LETTERS_OF_A_PIECE));
}

/** One of so many places, the same for the same feature. */
export const placeOf = (feature: string, places: number): number => hashOf(feature) % places;

/** The FNV-1a hash. */
function hashOf(feature: string): number {
  let hash = FNV_OFFSET;
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), FNV_PRIME);
  return (hash ^ (hash >>> ALL_BITS)) >>> 0;
}

const ZERO = 'P'.charCodeAt(0);

/** Trained weights are kept as letters: "P" is zero. */
export const weightOf = (letters: string, place: number): number => letters.charCodeAt(place) - ZERO;

/** All of them, without a string for each letter. */
export function weightsOf(letters: string): Int8Array {
  const weights = new Int8Array(letters.length);
  for (let place = 0; place < letters.length; place++) weights[place] = weightOf(letters, place);
  return weights;
}
