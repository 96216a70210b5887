/**
 * How many letters are missing, added, replaced or swapped with their neighbor; null when more than `most`. Stops as soon as it
 * is too many.
 */
export function editsBetween(one: string, other: string, most: number): number | null {
  if (Math.abs(one.length - other.length) > most) return null;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let at = 1; at <= other.length; at++) {
      const isSame = one.charAt(row - 1) === other.charAt(at - 1);
      let edits = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped =
        row > 1 &&
        at > 1 &&
        one.charAt(row - 1) === other.charAt(at - 2) &&
        one.charAt(row - 2) === other.charAt(at - 1);
      if (isSwapped) edits = Math.min(edits, (beforeLast[at - 2] ?? 0) + 1);
      next.push(edits);
    }
    if (Math.min(...next) > most) return null;
    beforeLast = last;
    last = next;
  }
  const edits = last[other.length] ?? 0;
  return edits > most ? null : edits;
}
