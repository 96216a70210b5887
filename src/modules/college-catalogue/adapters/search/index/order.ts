type Figures = Float64Array | Float32Array;

/** Rows by a figure, those without one last; equal ones stay in the order of rows, which is that of names. */
export function ordered(figures: Figures, direction: 'least first' | 'most first'): Int32Array {
  const sign = direction === 'least first' ? 1 : -1;
  const keys = Float64Array.from(figures, (figure) => (Number.isNaN(figure) ? Infinity : sign * figure));
  return Int32Array.from(figures.keys()).sort((a, b) => {
    const one = keys[a] ?? 0;
    const other = keys[b] ?? 0;
    return one < other ? -1 : one > other ? 1 : a - b;
  });
}
