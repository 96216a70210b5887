export const DELIMITERS = [',', ';', '\t'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

interface Delimited {
  readonly delimiter: Delimiter;
  readonly body: string;
  /** The line of the file on which the body begins. */
  readonly firstLine: number;
}

/** Excel may write "sep=;" on a line of its own. */
const SEPARATOR_LINE = /^sep=([,;\t])(?:\r\n|\r|\n)/i;

export const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '');

/** What separates the cells: what the file says itself, else what its first line has most of. */
export function delimiterOf(text: string): Delimited {
  const declared = SEPARATOR_LINE.exec(text);
  const own = DELIMITERS.find((delimiter) => delimiter === declared?.[1]);
  if (own !== undefined) return { delimiter: own, body: text.slice(declared?.[0].length), firstLine: 2 };

  const firstFilledLine = text.split(/\r\n|\r|\n/).find((line) => line.trim() !== '') ?? '';
  const outsideQuotes = firstFilledLine.replaceAll(/"[^"]*"/g, '');
  const countOf = (delimiter: Delimiter) => outsideQuotes.split(delimiter).length - 1;
  const [first = ','] = DELIMITERS.toSorted((one, other) => countOf(other) - countOf(one));
  return { delimiter: first, body: text, firstLine: 1 };
}
