import { type Entities } from '../entities/entities.js';
import { type PlainWord } from '../language/message.js';
import { normalize } from '../language/normalize.js';
import { clausesOf } from './clauses.js';
import { type ReadMessage } from './read-message.js';

const ANY_COLLEGE = 'this college';
const MOST_CLAUSES = 4;

/** The message, and its first clauses where it has several: what is understood one by one. */
export function textsToEncode(message: string, read: ReadMessage): readonly string[] {
  const clauses = clausesOf(message, read).slice(0, MOST_CLAUSES);
  return [...new Set([message, ...clauses])].filter((text) => /[\p{L}\d]/u.test(text));
}

/** In plain words, with "this college" for each name: a name would outweigh what is asked. */
export function sentenceOf(text: string, { colleges }: Entities): string {
  const words: string[] = [];
  let open: object | undefined;
  for (const word of normalize(text).words) {
    const named = colleges.find(({ span }) => isWithin(word, span));
    if (named === undefined) words.push(word.text);
    else if (named !== open) words.push(ANY_COLLEGE);
    open = named;
  }
  return words.join(' ');
}

const isWithin = ({ from, to }: PlainWord, span: { from: number; to: number }): boolean =>
  from < span.to && to > span.from;
