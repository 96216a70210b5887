import { groupsOf } from '../../intents/word-groups.js';
import { normalize } from '../../language/normalize.js';
import { type Token } from '../../language/message.js';
import { isEverydayWord } from './everyday-words.js';

const SHORTEST = 3;
const LONGEST_NAME = 3;
const LONGEST_PRINTED = 30;
/** These begin names of places: "New Paltz", "St. Olaf". */
const BEGINS_A_NAME: ReadonlySet<string> = new Set(
  'new old saint st mount north south east west fort'.split(' '),
);

/** What may be the name of a college that nobody here knows, as it was typed; null where all words are everyday ones. */
export function unknownNameIn(message: string): string | null {
  const { tokens } = normalize(message);
  const at = tokens.findIndex((token, place) => isUnknown(token) && isCalled(tokens, place));
  if (at === -1) return null;
  const first = BEGINS_A_NAME.has(tokens[at - 1]?.text ?? '') ? at - 1 : at;
  const rest = tokens.slice(at, at + LONGEST_NAME);
  const end = rest.findIndex((token) => !isUnknown(token));
  const name = [...tokens.slice(first, at), ...(end === -1 ? rest : rest.slice(0, end))]
    .map(({ typed }) => typed)
    .join(' ');
  return name.length <= LONGEST_PRINTED ? name : null;
}

/** After these words stands a name, or there is hardly anything else. */
const BEFORE_A_NAME: ReadonlySet<string> = new Set(
  'at about add vs versus than into save suny cuny'.split(' '),
);
const FEW_WORDS = 3;

const isCalled = (tokens: readonly Token[], at: number): boolean =>
  tokens.filter(({ kind }) => kind === 'word').length <= FEW_WORDS ||
  BEFORE_A_NAME.has(tokens[at - 1]?.text ?? '') ||
  BEFORE_A_NAME.has(tokens[at - 2]?.text ?? '') ||
  isNamedInside(tokens[at]);

const isNamedInside = (token: Token | undefined): boolean =>
  token !== undefined && token.isCapital && !token.beginsSentence;

/** Said and not meant: no names. */
const SOUNDS =
  /^(?:h+m+|u+h+|u+m+|l+o+l+|lmao+|h+a+(?:ha)+|nah+|ye+a+h*|o+m+g+|ugh+|wow+|bruh+|dude|bet|damn|yikes|oof|meh|eh+|tho|ppl|wats?|wut|pls|plz|idk|ngl|tbh|smh|fr|rn|btw|imo)$/;

const isUnknown = ({ kind, text }: Token): boolean =>
  kind === 'word' &&
  text.length >= SHORTEST &&
  /^\p{L}+$/u.test(text) &&
  !SOUNDS.test(text) &&
  !isEverydayWord(text) &&
  groupsOf(text).length === 0;
