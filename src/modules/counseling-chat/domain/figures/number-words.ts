const ONES = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const VALUES = new Map<string, number>([
  ...ONES.map((word, value): [string, number] => [word, value]),
  ...TENS.map((word, index): [string, number] => [word, (index + 2) * 10]),
  ...TENS.flatMap((ten, index) =>
    ONES.slice(1, 10).map((one, value): [string, number] => [`${ten}-${one}`, (index + 2) * 10 + value + 1]),
  ),
  ['a hundred', 100],
  ['one hundred', 100],
]);

/** All number words as one alternative of a pattern, the longest first. */
export const NUMBER_WORD = [...VALUES.keys()].sort((a, b) => b.length - a.length).join('|');

/** "three" or "3"; null for any other text. */
export function valueOfNumber(text: string): number | null {
  const word = VALUES.get(text.toLowerCase());
  if (word !== undefined) return word;
  const value = Number(text.replaceAll(',', ''));
  return text === '' || Number.isNaN(value) ? null : value;
}
