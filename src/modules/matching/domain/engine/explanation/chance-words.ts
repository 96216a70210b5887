/** Chances from the first number up to the next are called by the words. */
const LEVELS: readonly (readonly [from: number, words: string])[] = [
  [0.95, 'very likely'],
  [0.75, 'likely'],
  [0.6, 'more likely than not'],
  [0.4, 'about even'],
  [0.25, 'possible, but less likely than not'],
  [0.01, 'unlikely, but possible'],
  [0, 'under 1 in 100'],
];
/** A range wider than this says little by its two ends alone. */
const WIDE_RANGE = 0.4;

/** A chance and its range (fractions of 1) in a few words, to be read before the numbers. */
export function chanceWords(low: number, chance: number, high: number): string {
  const words = LEVELS.find(([from]) => chance >= from)?.[1] ?? '';
  return high - low > WIDE_RANGE ? `${words}, hard to pin down` : words;
}
