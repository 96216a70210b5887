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
  for (let at = 0; at < width; at++) rows[at] = Math.min(at, 255);
  beginning[0] = rows[length] ?? 0;

  let known = 0;
  const far = most + 1;
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
      return (asBeginning ? beginning[letters] : rows[letters * width + length]) ?? far;
    },
  };

  function addRow(word: string, depth: number): void {
    const row = depth * width;
    const above = row - width;
    const letter = word.charCodeAt(depth - 1);
    const before = depth > 1 ? word.charCodeAt(depth - 2) : -1;
    let smallest = depth;
    rows[row] = depth;
    for (let at = 1; at < width; at++) {
      const typedLetter = typed.charCodeAt(at - 1);
      let distance = Math.min(
        (rows[above + at] ?? 0) + 1,
        (rows[row + at - 1] ?? 0) + 1,
        (rows[above + at - 1] ?? 0) + (typedLetter === letter ? 0 : 1),
      );
      if (at > 1 && typedLetter === before && typed.charCodeAt(at - 2) === letter)
        distance = Math.min(distance, (rows[above - width + at - 2] ?? 0) + 1);
      rows[row + at] = distance;
      if (distance < smallest) smallest = distance;
    }
    least[depth] = smallest;
    beginning[depth] = Math.min(beginning[depth - 1] ?? far, rows[row + length] ?? far);
  }

  return result;
}
