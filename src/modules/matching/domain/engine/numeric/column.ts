/** One figure of one college; a row that does not exist is "not reported" (NaN). */
export function numberAt(column: Float64Array, row: number): number {
  return column[row] ?? Number.NaN;
}

/**
 * A plain loop: `Float32Array.from` and `map` with a function take ten times as long. A column that nearly every student needs has
 * its loop written out, without a call for each row, which is twice as fast again.
 */
export function newColumn(count: number, figure: (row: number) => number): Float32Array {
  const column = new Float32Array(count);
  for (let row = 0; row < count; row++) column[row] = figure(row);
  return column;
}

/** One code of one college; a row that does not exist has none. */
export function codeAt(column: Uint8Array, row: number): number {
  return column[row] ?? NO_CODE;
}

/** The code for "not reported" in a column of codes. */
export const NO_CODE = 255;

/** NaN is how a column says "not reported"; everywhere else that is null. */
export function orNull(figure: number): number | null {
  return Number.isNaN(figure) ? null : figure;
}
