import { contraction } from './contractions.js';
import { foldedLetters } from './folded-letters.js';
import { type Message, type PlainWord, type Token } from './message.js';
import { writtenOut } from './short-forms.js';
import { tokensOf } from './tokens-of.js';

/** Marks that mean something in a sentence; brackets, quotes and the rest are left out of the plain text. */
const KEPT_MARKS: ReadonlySet<string> = new Set([
  '.',
  '?',
  '!',
  ';',
  ',',
  ':',
  '$',
  '%',
  '+',
  '/',
  '-',
  'w/',
  'w/o',
  '&',
]);
/** A greeting is stretched with two letters already: "hii", "heyy". */
const GREETED = /^(?:hi+|he+y+|hel+o+|yo+)$/;
const STRETCHED = /(.)\1{2,}/g;
/** Words that are written with one letter where students write many. */
const SHORTENED: ReadonlySet<string> = new Set(
  'so no yes hi hey hello help please thanks thank why what how much really very bad sad ok me more big'.split(
    ' ',
  ),
);

/** Both views of a message. Never throws, whatever was typed. */
export function normalize(original: string): Message {
  const tokens = tokensOf(original);
  const words = tokens.flatMap((token, at) => plainWords(token, tokens[at - 1], tokens[at + 1]));
  return { original, tokens, words, plain: words.map(({ text }) => text).join(' ') };
}

function plainWords(token: Token, before: Token | undefined, next: Token | undefined): PlainWord[] {
  const { from, to } = token;
  return textsOf(token, before, next).map((text) => ({ text, from, to }));
}

function textsOf(token: Token, before: Token | undefined, next: Token | undefined): readonly string[] {
  if (token.text === '\n') return ['.'];
  if (token.kind === 'mark' && !KEPT_MARKS.has(token.text)) return [];
  const around = {
    before: before?.text ?? '',
    isAfterNumber: before?.kind === 'number',
    next: next?.text ?? '',
    isAllCaps: token.isAllCaps,
  };
  return (
    contraction(foldedLetters(token.typed).text) ??
    writtenOut(token.text, around) ?? [unstretched(token.text)]
  );
}

/** "soooo" as "so", "coool" as "cool". */
function unstretched(word: string): string {
  if (!/\p{L}/u.test(word)) return word;
  if (GREETED.test(word)) return word.replace(/(.)\1+/g, '$1').replace('helo', 'hello');
  const one = word.replace(STRETCHED, '$1');
  return SHORTENED.has(one) ? one : word.replace(STRETCHED, '$1$1');
}
