import { TERM_NAMES } from '../knowledge/term-names.js';
import { phrasesIn, type WordView, wordSet } from './word-view.js';

const LONGEST_TERM = 7;
const TERMS: ReadonlyMap<string, string> = new Map(
  Object.entries(TERM_NAMES).flatMap(([name, nicknames]) =>
    [name, ...nicknames].map((spelled) => [plainName(spelled), name] as const),
  ),
);
/** Two or three letters that are everyday words: a term only in capitals, or when the message is hardly more. */
const NEED_CAPITALS = wordSet('act ed ea rd ap aps ib css lac rea cds ba bs');
/** Beside another of them these are no everyday words: "ea and ed". */
const ROUNDS = wordSet('ed ea rd');
const TWO_ROUNDS = /\b(?:ed|ea|rd) (?:and|or|vs|versus|from) (?:ed|ea|rd)\b/;
const namesTwoRounds = ({ message }: WordView): boolean => TWO_ROUNDS.test(message.plain);
/** Also everyday words of other meanings: a term only after "a", "is" or "explain", or alone. */
const NEED_ARTICLE: ReadonlySet<string> = new Set([
  ...wordSet('reach target defer legacy appeal minor major match grant gpa supplement transfer'),
  'graduation rate',
  'completion rate',
  'full price',
  'state school',
  'public university',
  'private university',
]);
const SHORT_MESSAGE = 4;

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
    const isPlain = NEED_CAPITALS.has(phrase) && view.token(from)?.isAllCaps !== true;
    if (isPlain && view.length > SHORT_MESSAGE && !(ROUNDS.has(phrase) && namesTwoRounds(view)))
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
