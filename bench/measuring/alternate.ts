/** One of the things being compared. */
export interface Side {
  name: string;
  /** A rate or a time. */
  measure(): Promise<number>;
}

export interface Series {
  /** By side, one figure per round. */
  figures: ReadonlyMap<string, readonly number[]>;
  /** Calibration rates before, between and after the rounds. */
  calibration: readonly number[];
}

/** A-B-B-A: each round measures every side once, every second round in reverse order. */
export async function alternate(
  sides: readonly Side[],
  rounds: number,
  calibrate: () => Promise<number>,
): Promise<Series> {
  const figures = new Map<string, number[]>(sides.map(({ name }) => [name, []]));
  const calibration = [await calibrate()];
  for (let round = 0; round < rounds; round++) {
    for (const side of round % 2 === 0 ? sides : sides.toReversed())
      figures.get(side.name)?.push(await side.measure());
    calibration.push(await calibrate());
  }
  return { figures, calibration };
}

export interface Ratio {
  median: number;
  least: number;
  most: number;
}

/** Ratios of one side to another, round by round. */
export function ratioOf({ figures }: Series, ours: string, theirs: string): Ratio {
  const reference = figures.get(theirs) ?? [];
  const ratios = (figures.get(ours) ?? [])
    .map((figure, round) => figure / (reference[round] ?? Number.NaN))
    .toSorted((a, b) => a - b);
  return { median: median(ratios), least: ratios[0] ?? Number.NaN, most: ratios.at(-1) ?? Number.NaN };
}

export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}

/** The range of the calibrations as a share of their median: how noisy the machine is. */
export const noise = (calibration: readonly number[]): number =>
  (Math.max(...calibration) - Math.min(...calibration)) / median(calibration);
