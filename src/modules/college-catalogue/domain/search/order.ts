/** Rows by a figure, those without one last; equal ones stay in the order of rows, which is that of names. */
export function ordered(
  figures: Float64Array | Float32Array,
  direction: 'least first' | 'most first',
): Int32Array {
  const sign = direction === 'least first' ? 1 : -1;
  return figures instanceof Float32Array ? orderedAsBits(figures, sign) : orderedInFull(figures, sign);
}

const DIGIT_BITS = 11;
const DIGITS = 2 ** DIGIT_BITS;

/**
 * Sorted digit by digit, which leaves equal ones as they stood: a fraction of the time that comparing takes, at the first page
 * of every student.
 */
function orderedAsBits(figures: Float32Array, sign: 1 | -1): Int32Array {
  const keys = sortableBits(figures, sign);
  let rows = new Int32Array(keys.length).map((_, row) => row);
  let next = new Int32Array(rows.length);
  for (let shift = 0; shift < 32; shift += DIGIT_BITS) {
    const begins = new Int32Array(DIGITS + 1);
    for (const key of keys) {
      const after = ((key >>> shift) & (DIGITS - 1)) + 1;
      begins[after] = (begins[after] ?? 0) + 1;
    }
    for (let digit = 1; digit < DIGITS; digit++)
      begins[digit] = (begins[digit] ?? 0) + (begins[digit - 1] ?? 0);
    for (const row of rows) {
      const digit = ((keys[row] ?? 0) >>> shift) & (DIGITS - 1);
      const place = begins[digit] ?? 0;
      next[place] = row;
      begins[digit] = place + 1;
    }
    [rows, next] = [next, rows];
  }
  return rows;
}

/** The bits of floating point numbers are in the order of the numbers once the sign is turned over. */
function sortableBits(figures: Float32Array, sign: 1 | -1): Uint32Array {
  // Adding 0 makes one zero of both.
  const signed = figures.map((figure) => (Number.isNaN(figure) ? Infinity : sign * figure + 0));
  return new Uint32Array(signed.buffer).map((bits) => (bits >>> 31 === 1 ? ~bits : bits ^ 0x8000_0000));
}

function orderedInFull(figures: Float64Array, sign: 1 | -1): Int32Array {
  const keys = Float64Array.from(figures, (figure) => (Number.isNaN(figure) ? Infinity : sign * figure));
  return Int32Array.from(figures.keys()).sort((a, b) => {
    const one = keys[a] ?? 0;
    const other = keys[b] ?? 0;
    return one < other ? -1 : one > other ? 1 : a - b;
  });
}

/** The place of each row in an order. */
export function placesOf(order: Int32Array): Int32Array {
  const places = new Int32Array(order.length);
  order.forEach((row, place) => {
    places[row] = place;
  });
  return places;
}

/** `rows`: ascending. */
export function holds(rows: Int32Array, wanted: number): boolean {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((rows[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return rows[low] === wanted;
}
