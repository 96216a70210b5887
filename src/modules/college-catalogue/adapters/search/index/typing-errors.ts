/**
 * Typing errors between what was typed and a word: letters added, left out or changed, or two neighbors swapped (optimal string
 * alignment). More than `most` when there are more. With `asBeginning`, a beginning of the word is enough.
 */
export function typingErrors(typed: string, word: string, most: number, asBeginning: boolean): number {
  const tooMany = most + 1;
  let beforeLast: readonly number[] = [];
  // Row i holds the errors between the first i letters of the word and each beginning of what was typed.
  let last: readonly number[] = Array.from({ length: typed.length + 1 }, (_, at) => at);
  let best = typed.length;
  for (let i = 1; i <= word.length; i++) {
    const row = [i];
    for (let j = 1; j <= typed.length; j++) {
      const same = word[i - 1] === typed[j - 1];
      const swapped = i > 1 && j > 1 && word[i - 1] === typed[j - 2] && word[i - 2] === typed[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (beforeLast[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    // A swap builds on the row before the last.
    const isHopeless = Math.min(...row) > most && Math.min(...last) + 1 > most;
    if (isHopeless) return asBeginning ? best : tooMany;
    [beforeLast, last] = [last, row];
    best = Math.min(best, row[typed.length] ?? tooMany);
  }
  return asBeginning ? best : (last[typed.length] ?? tooMany);
}
