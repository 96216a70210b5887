const LONGEST_WORD = 255;

export interface EditDistances {
  /** Letters after which the last word was too far already, whatever followed; past its length when it was not. */
  hopelessFrom: number;
  /** More than the most edits when the word is farther. `shared`: how many letters it has in common with the last. */
  to(word: string, shared: number): number;
}

/**
 * The optimal string alignment distance from one text to many, which are asked for in order: the rows of letters that
 * a word shares with the one before it are not worked out again.
 */
export function editDistances(typed: string, most: number, asBeginning: boolean): EditDistances {
  const length = typed.length;
  const width = length + 1;
  const rows = new Uint8Array(width * (LONGEST_WORD + 1));
  const least = new Uint8Array(LONGEST_WORD + 1);
  /** The least distance of any beginning so far. */
  const beginning = new Uint8Array(LONGEST_WORD + 1);
  const far = most + 1;
  for (let at = 0; at < width; at++) rows[at] = Math.min(at, far);
  beginning[0] = rows[length] ?? far;

  let known = 0;
  const result: EditDistances = {
    hopelessFrom: Number.POSITIVE_INFINITY,
    to(word, shared) {
      const letters = Math.min(word.length, LONGEST_WORD);
      result.hopelessFrom = Number.POSITIVE_INFINITY;
      for (let depth = Math.min(known, shared) + 1; depth <= letters; depth++) {
        addRow(word, depth);
        known = depth;
        const isTooFar = (least[depth] ?? 0) > most && (least[depth - 1] ?? 0) + 1 > most;
        if (isTooFar && !(asBeginning && (beginning[depth] ?? far) <= most)) {
          result.hopelessFrom = depth;
          return far;
        }
      }
      known = letters;
      if (asBeginning) return beginning[letters] ?? far;
      return Math.abs(letters - length) > most ? far : (rows[letters * width + length] ?? far);
    },
  };

  /** Only the band in which the distance can still be small enough. */
  function addRow(word: string, depth: number): void {
    const row = depth * width;
    const above = row - width;
    const from = Math.max(1, depth - most);
    const to = Math.min(length, depth + most);
    const letter = word.charCodeAt(depth - 1);
    const before = depth > 1 ? word.charCodeAt(depth - 2) : -1;
    let smallest = from === 1 ? Math.min(depth, far) : far;
    rows[row] = Math.min(depth, far);
    if (from > 1) rows[row + from - 1] = far;
    if (to < length) rows[row + to + 1] = far;
    for (let at = from; at <= to; at++) {
      const typedLetter = typed.charCodeAt(at - 1);
      let distance = (rows[above + at - 1] ?? far) + (typedLetter === letter ? 0 : 1);
      const added = (rows[above + at] ?? far) + 1;
      if (added < distance) distance = added;
      const left = (rows[row + at - 1] ?? far) + 1;
      if (left < distance) distance = left;
      if (at > 1 && typedLetter === before && typed.charCodeAt(at - 2) === letter) {
        const swapped = (rows[above - width + at - 2] ?? far) + 1;
        if (swapped < distance) distance = swapped;
      }
      rows[row + at] = distance < far ? distance : far;
      if (distance < smallest) smallest = distance;
    }
    const whole = from <= length && to === length ? (rows[row + length] ?? far) : far;
    const shorter = beginning[depth - 1] ?? far;
    least[depth] = smallest;
    beginning[depth] = whole < shorter ? whole : shorter;
  }

  return result;
}
