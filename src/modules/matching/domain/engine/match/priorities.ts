import { type Priority } from '../student/student-facts.js';
import { byRow, type MatchPart, type Part } from './part.js';

/** Where to find how well each college answers a priority. */
type Fits = Partial<Record<Priority, () => Float32Array>>;

/** The mean of the chosen priorities of one dimension, where known; no part when none was chosen. */
export function prioritiesPart(
  part: MatchPart,
  share: number,
  chosen: readonly Priority[],
  fits: Fits,
): readonly Part[] {
  const columns = chosen.flatMap((priority) => fits[priority]?.() ?? []);
  const [first] = columns;
  return first === undefined ? [] : [byRow(part, share, meanOf(columns, first))];
}

function meanOf(columns: readonly Float32Array[], first: Float32Array): Float32Array {
  if (columns.length === 1) return first;
  const means = new Float32Array(first.length);
  for (let row = 0; row < means.length; row++) {
    let sum = 0;
    let known = 0;
    for (const column of columns) {
      const fit = column[row] ?? Number.NaN;
      if (Number.isNaN(fit)) continue;
      sum += fit;
      known += 1;
    }
    // Where nothing is known, 0 / 0 is NaN.
    means[row] = sum / known;
  }
  return means;
}
