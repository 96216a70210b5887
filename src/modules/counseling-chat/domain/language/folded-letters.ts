/** A text in small letters without accents; `offsets[i]` is where its i-th character stands in the original. */
export interface FoldedText {
  readonly text: string;
  readonly offsets: readonly number[];
}

/** Quotes, dashes and dots of every kind as one of each, and what Unicode does not take apart. */
const SAME_AS: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  ʻ: "'",
  '`': "'",
  '´': "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '…': '.',
  '？': '?',
  '¿': ' ',
  '¡': ' ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
};
const INVISIBLE = /\p{Cf}|\p{M}/gu;

export function foldedLetters(original: string): FoldedText {
  const offsets: number[] = [];
  let text = '';
  let at = 0;
  for (const letter of original) {
    const folded = foldedLetter(letter);
    text += folded;
    for (let index = 0; index < folded.length; index++) offsets.push(at);
    at += letter.length;
  }
  return { text, offsets };
}

function foldedLetter(letter: string): string {
  if (letter === '\n' || letter === '\r') return '\n';
  const small = letter.toLowerCase();
  if (small >= 'a' && small <= 'z') return small;
  return SAME_AS[small] ?? small.normalize('NFKD').replace(INVISIBLE, '').toLowerCase();
}
