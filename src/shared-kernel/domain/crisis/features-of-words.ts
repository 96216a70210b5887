/** How many places the hashed features share. */
export const PLACES = 8_192;

const LETTERS_OF_A_PIECE = 4;
const FNV_OFFSET = 2_166_136_261;
const FNV_PRIME = 16_777_619;
const ALL_BITS = 15;

/** Words, pairs with and without one between, threes, and pieces of words, each as a place in a list of weights. */
export function featuresOfWords(words: readonly string[]): ReadonlySet<number> {
  const framed = ['^', ...words, '$'];
  const features = new Set<number>();
  for (const [at, word] of framed.entries()) {
    const [next, afterNext] = [framed[at + 1], framed[at + 2]];
    features.add(placeOf(word));
    if (next !== undefined) features.add(placeOf(`${word} ${next}`));
    if (next === undefined || afterNext === undefined) continue;
    features.add(placeOf(`${word} _ ${afterNext}`));
    features.add(placeOf(`${word} ${next} ${afterNext}`));
  }
  for (const word of words) for (const piece of piecesOf(`<${word}>`)) features.add(placeOf(`#${piece}`));
  return features;
}

function piecesOf(word: string): string[] {
  const count = Math.max(0, word.length - LETTERS_OF_A_PIECE + 1);
  return Array.from({ length: count }, (_, at) => word.slice(at, at + LETTERS_OF_A_PIECE));
}

/** The FNV-1a hash. */
function placeOf(feature: string): number {
  let hash = FNV_OFFSET;
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), FNV_PRIME);
  return ((hash ^ (hash >>> ALL_BITS)) >>> 0) % PLACES;
}
