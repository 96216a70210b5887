/** One phrase on each line, in the language of `phrases/phrase-line.ts`. */
export const phraseLines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

export const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));
