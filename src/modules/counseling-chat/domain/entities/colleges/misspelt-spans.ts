import { type Lexicon } from '../lexicon.js';
import { surroundings } from './college-cues.js';
import { type CollegeSpan } from './college-spans.js';
import { type CollegeTable } from './college-table.js';
import { NEVER_ALONE, ORDINARY_NAMES, PERSON_NAMES } from './everyday-names.js';
import { isEverydayWord } from './everyday-words.js';
import { isGroup } from './name-groups.js';
import { isLoose, nameKey } from './name-key.js';
import { type NamedCollege } from './named-college.js';
import { type NameWord } from './name-words.js';

const LONGEST_NAME = 5;
/** "North Eastern" */
const ONLY_SPACES_DIFFER = 1;
const MOST_TRIED = 24;
/** Common words that many names hold. */
const IN_NAMES = new Set(
  'university college state institute of tech technology school st north south east west new at and the community city southern northern eastern western central'.split(
    ' ',
  ),
);

/** Names that are misspelled, among the words that are no name and no everyday word. */
export function misspeltSpans(
  words: readonly NameWord[],
  taken: readonly CollegeSpan[],
  lexicon: Lexicon,
): CollegeSpan[] {
  const found: CollegeSpan[] = [];
  let tried = 0;
  const isTaken = (at: number): boolean => [...taken, ...found].some(({ from, to }) => at >= from && at < to);
  for (let from = 0; from < words.length && tried < MOST_TRIED; from++) {
    if (isTaken(from) || !mayBegin(words[from], lexicon)) continue;
    const to = endOfRun(words, from, isTaken);
    tried += 1;
    const span = longestLike(words, from, to, lexicon.colleges);
    if (span !== undefined) found.push(span);
  }
  return found;
}

function mayBegin(word: NameWord | undefined, { words }: Lexicon): boolean {
  if (word === undefined || word.token.kind !== 'word') return false;
  const { text } = word.token;
  if (isLoose(text) || NEVER_ALONE.has(text) || isGroup(text, words)) return false;
  if (IN_NAMES.has(text)) return true;
  return isUnknown(text) && words.majorOf(text) === undefined && words.statesOf(text, false) === undefined;
}

const SHORTEST_WORD = 3;
const isUnknown = (text: string): boolean => text.length >= SHORTEST_WORD && !isEverydayWord(text);

function endOfRun(words: readonly NameWord[], from: number, isTaken: (at: number) => boolean): number {
  let to = from + 1;
  while (to < words.length && to - from < LONGEST_NAME && !isTaken(to)) {
    const word = words[to];
    if (word === undefined || word.isBroken || word.token.kind !== 'word') break;
    if (!isUnknown(word.token.text) && !IN_NAMES.has(word.token.text)) break;
    to += 1;
  }
  return to;
}

function longestLike(
  words: readonly NameWord[],
  from: number,
  longest: number,
  table: CollegeTable,
): CollegeSpan | undefined {
  for (let to = longest; to > from; to--) {
    const texts = words.slice(from, to).map(({ token }) => token.text);
    if (!texts.some((text) => isUnknown(text) && !IN_NAMES.has(text)) || isLoose(texts.at(-1) ?? ''))
      continue;
    const key = nameKey(texts);
    const { isAfterStrongCue, isAfterWeakCue, isSpokenOf, isWholeMessage } = surroundings(words, from, to);
    const isSpokenOfSurely = isAfterStrongCue || isSpokenOf || isWholeMessage;
    const isCued = isSpokenOfSurely || (isAfterWeakCue && (texts.length > 1 || key.length >= LONG_WORD));
    const isOneWord = texts.length === 1;
    const areNameWords = texts.every((text) => table.hasWord(text) || isLoose(text));
    const like = table
      .spelledLike(key, isCued)
      .filter(({ likeness }) => !areNameWords || likeness === ONLY_SPACES_DIFFER)
      .filter((name) => !isOneWord || mayBeOneWord(key, name.key, isSpokenOfSurely));
    if (like.length === 0) continue;
    const possible = like.flatMap(({ key: name, likeness }) =>
      table
        .named(name)
        .filter(({ college }) => likeness === ONLY_SPACES_DIFFER || isWellKnown(college))
        .map((one) => ({ ...one, likeness })),
    );
    if (possible.length === 0) continue;
    return { from, to, key: bestKey(like), possible, isMisspelt: true };
  }
  return undefined;
}

const LONG_WORD = 6;
const LONG_ENOUGH_TO_TELL = 8;
/** "Rhodes" is as near to "chores" as to "Rhoads", and "Hope" to "hype". */
const mayBeOneWord = (typed: string, name: string, isSpokenOfSurely: boolean): boolean =>
  (typed.charAt(0) === name.charAt(0) || typed.length >= LONG_ENOUGH_TO_TELL) &&
  (isSpokenOfSurely || !(ORDINARY_NAMES.has(name) || PERSON_NAMES.has(name) || isEverydayWord(name)));

const FEWEST_STUDENTS = 800;
/** Few people misspell a college that few people know: "bright" is no Wright Institute. */
const isWellKnown = ({ undergraduates }: NamedCollege): boolean => (undergraduates ?? 0) >= FEWEST_STUDENTS;

const bestKey = (like: readonly { readonly key: string; readonly likeness: number }[]): string =>
  like.toSorted((a, b) => b.likeness - a.likeness)[0]?.key ?? '';
