/** Spearman's: 1 when both put everything in the same order. Equal values share their rank. */
export function rankCorrelation(pairs: readonly (readonly [number, number])[]): number {
  const first = ranksOf(pairs.map(([one]) => one));
  const second = ranksOf(pairs.map(([, other]) => other));
  const mean = (pairs.length + 1) / 2;
  const sum = (of: (at: number) => number): number => pairs.reduce((total, _, at) => total + of(at), 0);
  const away = (ranks: readonly number[], at: number): number => (ranks[at] ?? mean) - mean;

  const together = sum((at) => away(first, at) * away(second, at));
  return together / Math.sqrt(sum((at) => away(first, at) ** 2) * sum((at) => away(second, at) ** 2));
}

const ranksOf = (values: readonly number[]): number[] =>
  values.map((value) => {
    const lower = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return lower + (equal + 1) / 2;
  });
