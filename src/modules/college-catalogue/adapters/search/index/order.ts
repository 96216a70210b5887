type Figures = Float64Array | Float32Array;

const LAST = 255;

/** Rows by a figure, within their groups if there are any, those without a figure last; equal ones stay in the order of names. */
export function ordered(
  figures: Figures,
  direction: 'least first' | 'most first',
  groups: Uint8Array = new Uint8Array(figures.length),
): Int32Array {
  const sign = direction === 'least first' ? 1 : -1;
  const keys = Float64Array.from(figures, (figure) => (Number.isNaN(figure) ? Infinity : sign * figure));
  const places = groups.map((group, row) => (keys[row] === Infinity ? LAST : group));
  return Int32Array.from(figures.keys()).sort((a, b) => {
    const one = keys[a] ?? 0;
    const other = keys[b] ?? 0;
    const place = (places[a] ?? LAST) - (places[b] ?? LAST);
    if (place !== 0) return place;
    return one < other ? -1 : one > other ? 1 : a - b;
  });
}
