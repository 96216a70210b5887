/** The lowest and the highest average each band allows, from 4.0 down to below 1.0. */
const LOWEST = [4, 3.75, 3.5, 3.25, 3, 2.5, 2, 1, 0];
const HIGHEST = [4, 3.99, 3.74, 3.49, 3.24, 2.99, 2.49, 1.99, 0.99];

/** For averages rounded before they were published. */
const ROUNDING = 0.03;

/** An unweighted class this strong publishes its average too. */
const MOSTLY_STRAIGHT_A = 0.5;

/** Whether a student's unweighted grades may be compared with the grades a college publishes. */
export type GradeScale = 'ordinary' | 'weighted' | 'unclear';

/**
 * Colleges do not say which scale they average on, so the figures themselves have to: an average above 4, or above what the bands
 * allow, counts advanced courses extra.
 */
export function gradeScale(bandShares: readonly number[], average: number | null): GradeScale {
  if (average === null) return (bandShares[0] ?? 0) > MOSTLY_STRAIGHT_A ? 'unclear' : 'ordinary';
  if (average > 4 || average > averageOf(bandShares, HIGHEST) + ROUNDING) return 'weighted';
  return average < averageOf(bandShares, LOWEST) - ROUNDING ? 'unclear' : 'ordinary';
}

function averageOf(shares: readonly number[], grades: readonly number[]): number {
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.reduce((sum, share, band) => sum + share * (grades[band] ?? 0), 0) / total;
}
