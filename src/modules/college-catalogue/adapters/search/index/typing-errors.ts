/**
 * Counts the typing errors between what was typed and a word: letters added, left out or changed, or two neighbors swapped
 * (optimal string alignment). More than `most` when there are more. With `asBeginning`, a beginning of the word is enough.
 */
export function typingErrorsIn(typed: string, most: number, asBeginning: boolean): (word: string) => number {
  const tooMany = most + 1;
  const letters = typed.length;
  const noWord = Array.from({ length: letters + 1 }, (_, at) => at);
  // Reused for every word: row i holds the errors between its first i letters and each beginning of what was typed.
  let [beforeLast, last, row] = [[...noWord], [...noWord], [...noWord]];

  return (word) => {
    for (let j = 0; j <= letters; j++) last[j] = j;
    let best = letters;
    let leastOfLast = 0;
    for (let i = 1; i <= word.length; i++) {
      row[0] = i;
      let least = i;
      for (let j = 1; j <= letters; j++) {
        const isSame = word[i - 1] === typed[j - 1];
        const isSwapped = i > 1 && j > 1 && word[i - 1] === typed[j - 2] && word[i - 2] === typed[j - 1];
        let errors = Math.min(last[j] ?? 0, row[j - 1] ?? 0) + 1;
        errors = Math.min(errors, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
        if (isSwapped) errors = Math.min(errors, (beforeLast[j - 2] ?? 0) + 1);
        row[j] = errors;
        least = Math.min(least, errors);
      }
      // A swap builds on the row before the last.
      if (least > most && leastOfLast + 1 > most) return asBeginning ? best : tooMany;
      leastOfLast = least;
      best = Math.min(best, row[letters] ?? tooMany);
      [beforeLast, last, row] = [last, row, beforeLast];
    }
    return asBeginning ? best : (last[letters] ?? tooMany);
  };
}
