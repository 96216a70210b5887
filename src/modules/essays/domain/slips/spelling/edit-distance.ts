/** Letters to change, add, drop or swap to make one word of the other; `limit + 1` when it is more. */
export function editDistance(a: string, b: string, limit = 3): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;

  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          at(last, j) + 1,
          at(row, j - 1) + 1,
          at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
          swapped ? at(beforeLast, j - 2) + 1 : Infinity,
        ),
      );
    }
    beforeLast = last;
    last = row;
  }
  return Math.min(at(last, b.length), limit + 1);
}

const at = (row: readonly number[], index: number): number => row[index] ?? Infinity;
