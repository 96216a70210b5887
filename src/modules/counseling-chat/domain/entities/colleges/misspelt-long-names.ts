import { type Lexicon } from '../lexicon.js';
import { type CollegeSpan } from './college-spans.js';
import { type CollegeTable } from './college-table.js';
import { isEverydayWord } from './everyday-words.js';
import { isLoose, nameKey } from './name-key.js';
import { type NameWord } from './name-words.js';
import { type SpelledName } from './spelled-names.js';

const COLLEGE_NOUN = /^(?:university|college|institute|school|state|tech|academy|system|seminary)$/;
const WORDS_AROUND = 5;
const MOST_WORDS = 7;
const MOST_UNKNOWN = 10;
/** Less alike is a guess. */
const LEAST_LIKENESS = 0.8;

/** Names of several words with a word that no name has and no everyday language: "Arizona Cristian University". */
export function misspeltLongNames(words: readonly NameWord[], lexicon: Lexicon): CollegeSpan[] {
  const found: CollegeSpan[] = [];
  const unknown = words.flatMap((word, at) => (isUnknown(word, lexicon) ? [at] : []));
  for (const at of unknown.slice(0, MOST_UNKNOWN)) {
    if (found.some(({ from, to }) => at >= from && at < to)) continue;
    const span = bestAround(words, at, lexicon.colleges);
    if (span !== undefined) found.push(span);
  }
  return found;
}

const isUnknown = ({ token: { text, kind } }: NameWord, { colleges, words }: Lexicon): boolean =>
  kind === 'word' &&
  text.length > 2 &&
  !isEverydayWord(text) &&
  !colleges.hasWord(text) &&
  words.majorOf(text) === undefined;

interface Alike extends SpelledName {
  readonly from: number;
  readonly to: number;
}

function bestAround(words: readonly NameWord[], at: number, table: CollegeTable): CollegeSpan | undefined {
  const alike: Alike[] = [];
  for (let from = Math.max(0, at - WORDS_AROUND); from <= at; from++) {
    for (let to = at + 1; to <= Math.min(words.length, from + MOST_WORDS); to++) {
      if (to - from < 2 || !isOneName(words, from, to)) continue;
      const key = nameKey(words.slice(from, to).map(({ token }) => token.text));
      alike.push(...table.spelledLike(key, true).map((name) => ({ ...name, from, to })));
    }
  }
  const [best] = alike.toSorted((a, b) => b.likeness - a.likeness || b.to - b.from - (a.to - a.from));
  if (best === undefined || best.likeness < LEAST_LIKENESS) return undefined;
  const { from, to, key } = best;
  const possible = alike
    .filter((one) => one.from === from && one.to === to)
    .flatMap((one) => table.named(one.key).map((college) => ({ ...college, likeness: one.likeness })));
  return { from, to, key, possible, isMisspelt: true };
}

/** No mark stands between, and a word such as "university" is there. */
function isOneName(words: readonly NameWord[], from: number, to: number): boolean {
  const slice = words.slice(from, to);
  const [first, last] = [slice[0]?.token.text ?? '', slice.at(-1)?.token.text ?? ''];
  return (
    !isLoose(first) &&
    !isLoose(last) &&
    slice.every(({ isBroken }, at) => at === 0 || !isBroken) &&
    slice.some(({ token }) => COLLEGE_NOUN.test(token.text))
  );
}
