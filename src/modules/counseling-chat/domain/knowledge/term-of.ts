import { normalize } from '../language/normalize.js';
import { type Term, TERM_NAMES } from './term-names.js';

const plain = (text: string): string => normalize(text.replaceAll('-', ' ')).plain.trim();
const isTerm = (name: string): name is Term => name in TERM_NAMES;

export const TERMS: readonly Term[] = Object.keys(TERM_NAMES).filter(isTerm);

const BY_NAME: ReadonlyMap<string, Term> = new Map(
  TERMS.flatMap((term) => [term, ...TERM_NAMES[term]].map((name) => [plain(name), term] as const)),
);

/** The entry of the glossary that a text names: as it stands, without "a" or "the", or in the singular. */
export function termOf(text: string): Term | null {
  const said = plain(text)
    .replace(/[?.!]+$/u, '')
    .trim();
  const bare = said.replace(/^(?:an?|the) /u, '');
  return BY_NAME.get(said) ?? BY_NAME.get(bare) ?? BY_NAME.get(bare.replace(/s$/u, '')) ?? null;
}
