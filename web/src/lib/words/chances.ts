/** Chances are fractions 0..1 and are never shown as 0% or 100%: nothing is certain. */
const FLOOR = 0.01;
const CEILING = 0.98;

/** "52%", "under 1%", "98%+". */
export const chancePercent = (chance: number) => {
  if (chance < FLOOR) return 'under 1%';
  if (chance > CEILING) return '98%+';
  return `${Math.round(chance * 100)}%`;
};

/** "38–52%", "under 4%", "90–98%+". */
export const chanceRange = (low: number, high: number) => {
  if (low < FLOOR) return high < FLOOR ? chancePercent(high) : `under ${chancePercent(high)}`;

  const [from, to] = [chancePercent(low), chancePercent(high)];
  if (from === to) return high > CEILING ? to : `about ${to}`;
  // 98% and "98%+" would print as one figure twice.
  if (to === `${from}+`) return to;
  return `${from.replace('%', '')}–${to}`;
};

/** "4 to 5 in 10". */
export const chanceInTen = (low: number, high: number) => {
  const [from, to] = [Math.round(low * 10), Math.round(high * 10)];
  if (to === 0) return 'fewer than 1 in 10';
  if (from === 10) return 'more than 9 in 10';
  if (to === 10) return `${from} in 10 or more`;
  if (from === 0) return `up to ${to} in 10`;
  if (from === to) return `about ${to} in 10`;
  return `${from} to ${to} in 10`;
};

/** The whole estimate as one sentence, for screen readers. */
export const chanceSentence = (low: number, high: number, estimate: number) => {
  const spoken = chanceRange(low, high)
    .replace('–', ' to ')
    .replace('%', ' percent')
    .replace('+', ' or more');
  const middle = chancePercent(estimate).replace('%', ' percent').replace('+', ' or more');
  return `Estimated chance ${spoken}, ${chanceInTen(low, high)}. Our best estimate is ${middle}.`;
};

export const english = { range: chanceRange, inTen: chanceInTen, sentence: chanceSentence };
export type ChanceSay = typeof english;
