const SILENT_ENDING = /(?:[^laeiouy]es|[^aeiouytd]ed|[^l]e)$/;
const VOWELS = /[aeiouy]{1,2}/g;
const SHORT_WORD = 3;

/** An estimate from the spelling; at least one. */
export function syllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  if (letters.length <= SHORT_WORD) return 1;
  const sounded = letters.replace(SILENT_ENDING, '').replace(/^y/, '');
  return Math.max(1, sounded.match(VOWELS)?.length ?? 0);
}
