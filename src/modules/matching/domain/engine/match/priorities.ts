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
  return columns.length === 0 ? [] : [byRow(part, share, meanOf(columns))];
}

function meanOf(columns: readonly Float32Array[]): Float32Array {
  return Float32Array.from(columns[0] ?? [], (_, row) => {
    let sum = 0;
    let known = 0;
    for (const column of columns) {
      const fit = column[row] ?? Number.NaN;
      if (Number.isNaN(fit)) continue;
      sum += fit;
      known += 1;
    }
    return known === 0 ? Number.NaN : sum / known;
  });
}
