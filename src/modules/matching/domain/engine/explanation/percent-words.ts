const LEAST_SHOWN = 0.01;
const MOST_SHOWN = 0.98;
/** Where a reach ends and where a target ends. */
const BORDERS: readonly number[] = [0.25, 0.75];

/** Outside these, the words themselves say that the figure is a limit: "under 1%", "98%+". */
export const isBeyondShown = (chance: number): boolean => chance < LEAST_SHOWN || chance > MOST_SHOWN;

/** A chance in whole percents, never 0% and never 100%. */
export function percentWords(chance: number): string {
  if (chance < LEAST_SHOWN) return 'under 1%';
  return chance > MOST_SHOWN ? '98%+' : `${Math.round(100 * chance)}%`;
}

/** Like `percentWords`, but an estimate under a border of the categories is never rounded up to it. */
export function estimateWords(chance: number): string {
  const rounded = percentWords(chance);
  const below = BORDERS.some((border) => chance < border && Math.round(100 * chance) === 100 * border);
  return below ? `just under ${rounded}` : rounded;
}

/** "16–84%", "under 1% to 3%", "92% to 98%+", or one figure when both ends look the same. */
export function rangeWords(low: number, high: number): string {
  const [from, to] = [percentWords(low), percentWords(high)];
  if (from === to) return from;
  return low < LEAST_SHOWN || high > MOST_SHOWN ? `${from} to ${to}` : `${from.replace('%', '')}–${to}`;
}

/** "a", "a and b", "a, b and c". */
export function listWords(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}

export function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
