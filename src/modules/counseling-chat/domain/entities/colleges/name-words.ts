import { type Message, type Token } from '../../language/message.js';

/** Marks inside names; any other mark ends what is read as one name. */
const INSIDE_NAMES: ReadonlySet<string> = new Set(['-', '&', ',', '(', ')', "'", '"']);
/** Left out of the words of a name; "&" is a word of its own. */
const isLeftOut = ({ kind, text }: Token): boolean =>
  kind === 'mark' && text !== '&' && INSIDE_NAMES.has(text);

/** A word that may belong to a name. */
export interface NameWord {
  readonly token: Token;
  /** Written out: "wheres" is "where", "is". */
  readonly plain: readonly string[];
  /** No name goes on from the word before. */
  readonly isBroken: boolean;
  readonly isAfterComma: boolean;
}

export function nameWordsOf({ tokens, words: plainWords }: Message): NameWord[] {
  const plainAt = Map.groupBy(plainWords, ({ from }) => from);
  const words: NameWord[] = [];
  let isBroken = true;
  let isAfterComma = false;
  for (const token of tokens) {
    if (isLeftOut(token)) {
      isAfterComma ||= token.text === ',';
      continue;
    }
    if (token.kind === 'mark' && token.text !== '&') {
      isBroken = true;
      continue;
    }
    const plain = plainAt.get(token.from)?.map(({ text }) => text) ?? [token.text];
    words.push({ token, plain, isBroken, isAfterComma });
    isBroken = false;
    isAfterComma = false;
  }
  return words;
}
