import { median, type Ratio, ratioOf, type Series } from './alternate.js';

/** Limits of one measurement: minimums where more is better, maximums otherwise. */
export interface Bar {
  id: string;
  what: string;
  against: string;
  must: number;
  goal: number;
  more: 'is better' | 'is worse';
}

export interface Result extends Bar {
  value: number;
  /** The smallest and largest value of the rounds. */
  spread: readonly [number, number] | null;
  /** The figures behind the value. */
  figures: string;
  noisy: boolean;
}

export type Verdict = 'goal met' | 'must met' | 'MISSED';

export function verdictOn({ value, must, goal, more }: Result): Verdict {
  const reaches = (limit: number) => (more === 'is better' ? value >= limit : value <= limit);
  if (reaches(goal)) return 'goal met';
  return reaches(must) ? 'must met' : 'MISSED';
}

/** The median ratio of one side to another. */
export function ratioResult(
  bar: Bar,
  series: Series & { noisy: boolean },
  [ours, theirs]: readonly [string, string],
  unit: string,
): Result {
  const ratio: Ratio = ratioOf(series, ours, theirs);
  const figure = (side: string) => shown(median(series.figures.get(side) ?? []));
  return {
    ...bar,
    value: ratio.median,
    spread: [ratio.least, ratio.most],
    figures: `${figure(ours)} / ${figure(theirs)} ${unit}`,
    noisy: series.noisy,
  };
}

export const shown = (value: number): string =>
  Math.abs(value) >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)));
