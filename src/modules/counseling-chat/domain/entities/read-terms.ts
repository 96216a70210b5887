import { TERM_NAMES } from '../knowledge/term-names.js';
import { phrasesIn, type WordView } from './word-view.js';

const LONGEST_TERM = 7;
const TERMS: ReadonlyMap<string, string> = new Map(
  Object.entries(TERM_NAMES).flatMap(([name, nicknames]) =>
    [name, ...nicknames].map((spelled) => [plainName(spelled), name] as const),
  ),
);
/** Two or three letters that are everyday words: a term only in capitals, or when the message is hardly more. */
const NEED_CAPITALS: ReadonlySet<string> = new Set([
  'act',
  'ed',
  'ea',
  'rd',
  'ap',
  'ib',
  'css',
  'lac',
  'rea',
  'cds',
]);
/** Also verbs. */
const NEED_ARTICLE: ReadonlySet<string> = new Set([
  'reach',
  'target',
  'defer',
  'legacy',
  'appeal',
  'minor',
  'grant',
]);
const SHORT_MESSAGE = 5;

function plainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[-/(),]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The entries of the glossary a message names, in their order. */
export function readTerms(view: WordView): string[] {
  const found = phrasesIn(view, LONGEST_TERM, (phrase, from) => {
    if (NEED_CAPITALS.has(phrase) && view.token(from)?.isAllCaps !== true && view.length > SHORT_MESSAGE)
      return undefined;
    if (
      NEED_ARTICLE.has(phrase) &&
      !/^(?:a|an|is|are|vs|or|mean|explain|define)$/.test(view.at(from - 1)) &&
      view.length > 2
    )
      return undefined;
    return TERMS.get(phrase);
  });
  return [...new Set(found.map(({ meaning }) => meaning))];
}
