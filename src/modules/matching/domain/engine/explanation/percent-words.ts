/** A chance as it may be shown: whole percents, never 0 % and never 100 %. */
export function percentWords(chance: number): string {
  if (chance < 0.01) return 'under 1%';
  return chance > 0.98 ? '98%+' : `${Math.round(100 * chance)}%`;
}

/** "16–84%", "under 1% to 3%", "92% to 98%+", or one figure when both ends read the same. */
export function rangeWords(low: number, high: number): string {
  const [from, to] = [percentWords(low), percentWords(high)];
  if (from === to) return from;
  return low < 0.01 || high > 0.98 ? `${from} to ${to}` : `${from.replace('%', '')}–${to}`;
}

/** "a", "a and b", "a, b and c". */
export function listWords(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}

export function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
