const MOST = 0.995;
const LEAST = 0.005;
const NEARLY_ALL = 0.985;

/** "about 99 of 100"; never none and never all of them. */
export const ofHundred = (share: number) => {
  if (share >= MOST) return 'more than 99 of 100';
  if (share < LEAST) return 'fewer than 1 of 100';
  return `about ${Math.round(100 * share)} of 100`;
};

/** How far the odds could be off, since every chance is a range. */
export const rangeNote = (low: number, high: number) => {
  const [from, to] = [ofHundred(low), ofHundred(high)];
  if (from === to) return 'That holds even with every chance at the low end of its range.';
  if (low >= NEARLY_ALL) return 'It is 99 or more even with every chance at the low end of its range.';
  return `It could be from ${from.replace(' of 100', '')} to ${to}, because every chance is a range.`;
};

/** "+12 of 100", or "adds little" under half a point. */
export const addedWords = (share: number) =>
  share < LEAST ? 'adds little' : `+${Math.round(100 * share)} of 100`;

/** "1 college", "3 colleges". */
export const collegesWords = (count: number) => (count === 1 ? '1 college' : `${count} colleges`);

/** "the 3 colleges that haven’t answered". */
export const stillOpen = (count: number) =>
  count === 1 ? 'the college that hasn’t answered' : `the ${collegesWords(count)} that haven’t answered`;
