import { foldedLetters } from './folded-letters.js';
import { correctedWord } from './generic-words.js';
import { type Token } from './message.js';

/** Initials with dots, words shortened by a dot, numbers with what is written right behind them, words, "w/o", and single marks. */
const TOKEN =
  /(?:[a-z]\.){2,}[a-z]?|(?:st|mt|ft|dr|mrs?|ms|jr|sr)\.(?=\s)|\d+(?:[.,]\d+)*[a-z]*|\.\d+|w\/o?(?![a-z])|[\p{L}]+\d*(?:['&][\p{L}]+)*|\n|[^\s]/gu;
const ENDS_SENTENCE: ReadonlySet<string> = new Set(['.', '?', '!', ';', '\n']);

export function tokensOf(original: string): Token[] {
  const { text, offsets } = foldedLetters(original);
  const tokens: Token[] = [];
  let beginsSentence = true;
  for (const { 0: found, index } of text.matchAll(TOKEN)) {
    const from = offsets[index] ?? 0;
    const to = offsets[index + found.length] ?? original.length;
    const token = tokenOf(found, original.slice(from, to), { from, to, beginsSentence });
    tokens.push(token);
    beginsSentence = ENDS_SENTENCE.has(token.text) || (beginsSentence && token.kind === 'mark');
  }
  return tokens.map((token, at) => corrected(token, tokens[at + 1]));
}

function tokenOf(found: string, typed: string, place: Pick<Token, 'from' | 'to' | 'beginsSentence'>): Token {
  const kind = kindOf(found);
  const text = kind === 'word' ? found.replace(/['.]/g, '') : found;
  const letters = typed.replace(/[^\p{L}]/gu, '');
  return {
    ...place,
    typed,
    text,
    owner: kind === 'word' ? found.replace(/'s$/, '').replace(/['.]/g, '') : text,
    kind,
    isCapital: /^\p{Lu}/u.test(typed),
    isAllCaps: letters.length > 1 && letters === letters.toUpperCase() && letters !== letters.toLowerCase(),
  };
}

function corrected(token: Token, next: Token | undefined): Token {
  const text = correctedWord(token.text, next?.text ?? '');
  return text === undefined ? token : { ...token, text, owner: text };
}

function kindOf(found: string): Token['kind'] {
  if (/^\.?\d/.test(found)) return 'number';
  return /^\p{L}/u.test(found) ? 'word' : 'mark';
}
