import { type Lexicon } from '../lexicon.js';
import { type CollegeTable, type PossibleCollege } from './college-table.js';
import { needOf, type NeedOfEvidence } from './college-evidence.js';
import { surroundings } from './college-cues.js';
import { isEverydayWord } from './everyday-words.js';
import { KNOWN_READINGS } from './known-readings.js';
import { isGroup } from './name-groups.js';
import { isLoose, keyOfName, nameKey } from './name-key.js';
import { type NameWord } from './name-words.js';

/** Words of a message that may be a college. */
export interface CollegeSpan {
  /** Places among the words, `to` not included. */
  readonly from: number;
  readonly to: number;
  readonly key: string;
  readonly possible: readonly (PossibleCollege & { readonly likeness: number })[];
  readonly isMisspelt: boolean;
}

interface UnsureSpan extends CollegeSpan {
  readonly need: NeedOfEvidence;
}

const LONGEST_NAME = 8;

/** The names that are spelled right: the longest first, none overlapping. */
export interface ExactSpans {
  readonly meant: readonly CollegeSpan[];
  /** Nothing beside them speaks of a college, so they are ordinary words, people or places. */
  readonly notMeant: readonly CollegeSpan[];
}

export function exactSpans(
  words: readonly NameWord[],
  { colleges, words: searchWords }: Lexicon,
  taken: readonly CollegeSpan[],
  inMind: readonly number[],
): ExactSpans {
  const sure: CollegeSpan[] = [];
  const unsure: UnsureSpan[] = [];
  const places: UnsureSpan[] = [];
  for (let at = 0; at < words.length;) {
    const before = taken.find(({ from, to }) => at >= from && at < to);
    if (before !== undefined) {
      at = before.to;
      continue;
    }
    const found = longestNameAt(words, at, colleges, searchWords);
    if (found === undefined) {
      at += 1;
      continue;
    }
    const isPlaceOfName = [...sure, ...taken].some(
      (name) => name.to === found.from && isPlaceOf(found, name, searchWords),
    );
    if (isPlaceOfName) places.push(found);
    else (isMeant(found, words, inMind) ? sure : unsure).push(found);
    at = found.to;
  }
  const mayBeListed = unsure.filter(
    ({ need, from, to }) => need !== 'capitals' && !isJoining(words.slice(from, to)),
  );
  const listed = isOnlyNames([...sure, ...taken, ...mayBeListed], words)
    ? mayBeListed
    : besideOthers(unsure, [...sure, ...taken], words, searchWords);
  return {
    meant: [...sure, ...listed].toSorted((a, b) => a.from - b.from),
    notMeant: [...places, ...unsure.filter((span) => !listed.includes(span))],
  };
}

/** "Miami University, Ohio" says where it is; "Purdue, Kentucky" are two colleges. */
function isPlaceOf({ need, key }: UnsureSpan, name: CollegeSpan, searchWords: Lexicon['words']): boolean {
  const states = need === 'state' ? (searchWords.statesOf(key, false) ?? []) : [];
  return name.possible.some(
    ({ college: { state, city } }) => states.includes(state) || keyOfName(city) === key,
  );
}

function longestNameAt(
  words: readonly NameWord[],
  from: number,
  table: CollegeTable,
  searchWords: Lexicon['words'],
): UnsureSpan | undefined {
  for (let to = Math.min(words.length, from + LONGEST_NAME); to > from; to--) {
    const slice = words.slice(from, to);
    if (slice.some(({ isBroken }, at) => at > 0 && isBroken)) continue;
    const key = keyOf(slice, table);
    if (key === undefined || isGroup(key, searchWords)) continue;
    const possible = table.named(key).map((one) => ({ ...one, likeness: 1 }));
    const need = needOf(key, possible, searchWords, table);
    if (need !== 'never') return { from, to, key, possible, need, isMisspelt: false };
  }
  return undefined;
}

/** Undefined when these words are no name. The last may own something: "Harvard's", "drexels". */
function keyOf(slice: readonly NameWord[], table: CollegeTable): string | undefined {
  const [first, last] = [slice[0]?.token.text ?? '', slice.at(-1)?.token];
  if (last === undefined || isLoose(first) || isLoose(last.text)) return undefined;
  const before = slice.slice(0, -1).map(({ token }) => token.text);
  return [last.text, last.owner, ownerWithoutMark(last.text)]
    .map((text) => nameKey([...before, text]))
    .find((key) => table.named(key).length > 0 || isKnown(key, table));
}

const SHORTEST_OWNER = 6;
const ownerWithoutMark = (text: string): string =>
  text.length >= SHORTEST_OWNER && text.endsWith('s') && !isEverydayWord(text) ? text.slice(0, -1) : text;

const isKnown = (key: string, table: CollegeTable): boolean =>
  KNOWN_READINGS.get(key)?.ids.some((unitId) => table.college(unitId) !== undefined) ?? false;

/** "Oxford in the UK" */
const isCountry = (words: readonly NameWord[], from: number, key: string): boolean =>
  key === 'uk' && words[from - 1]?.token.text === 'the';

/** Of a college that was spoken of or saved, less tells that it is meant. */
const MAY_BE_IN_MIND: readonly NeedOfEvidence[] = ['ordinary', 'person', 'city', 'state', 'initials'];

function isMeant(
  { need, from, to, key, possible }: UnsureSpan,
  words: readonly NameWord[],
  inMind: readonly number[],
): boolean {
  const around = surroundings(words, from, to);
  const isInMind =
    MAY_BE_IN_MIND.includes(need) && possible.some(({ college }) => inMind.includes(college.unitId));
  const { isAfterStrongCue, isAfterWeakCue, isPlace, isSpokenOf, isSpokenOfAsCollege, isWholeMessage } =
    around;
  const { isWholeSentence, isSubject, isAskedAfter } = around;
  if (isInMind && !isPlace && (isAfterWeakCue || isSubject)) return true;
  const tokens = words.slice(from, to).map(({ token }) => token);
  const isBecause = key === 'bc' && BEGINS_A_REASON.test(words[to]?.token.text ?? '');
  const isCapitals = tokens.every(({ isAllCaps }) => isAllCaps);
  const isCapitalInside = tokens.every(({ isCapital, beginsSentence }) => isCapital && !beginsSentence);
  if (around.isBeforePlace && need !== 'state' && need !== 'never' && need !== 'capitals') return true;
  if (words[to]?.token.text === 'high' || isCountry(words, from, key)) return false;
  switch (need) {
    case 'none':
      return true;
    case 'ordinary':
      return (
        isAskedAfter || isAfterStrongCue || isSpokenOf || isWholeMessage || isWholeSentence || isCapitalInside
      );
    case 'everyday':
      return isAfterStrongCue || isSpokenOf || isWholeMessage || isCapitalInside;
    case 'person':
      return (
        isAfterStrongCue ||
        isSpokenOf ||
        isWholeMessage ||
        isWholeSentence ||
        (isAfterWeakCue && isCapitalInside)
      );
    case 'state':
      return !isPlace && (isAfterStrongCue || isSpokenOfAsCollege || isWholeMessage);
    case 'city':
      return (
        !isPlace &&
        (isAfterStrongCue ||
          isAfterWeakCue ||
          isSpokenOf ||
          isWholeMessage ||
          isWholeSentence ||
          isCapitalInside)
      );
    case 'two-letters':
      return isCapitals || (isAfterStrongCue && !isBecause) || isWholeMessage || NEVER_A_WORD.has(key);
    case 'capitals':
      return isCapitals && isAfterStrongCue;
    case 'initials':
      return isCapitals || isAfterStrongCue || isWholeMessage || isWholeSentence;
    case 'never':
      return false;
  }
}

/** "I only get in bc im" */
const BEGINS_A_REASON =
  /^(?:i|im|ive|id|my|the|it|its|we|they|theyre|he|she|shes|hes|of|this|that|there|u|you)$/;

/** Two letters that mean nothing else, in small letters too. */
const NEVER_A_WORD = new Set(['ut', 'uw', 'iu', 'ku', 'uf']);

const JOINING = new Set(['and', 'n', 'or', 'vs', 'versus', '&']);

/** "nd kent state" has one name. */
const isJoining = (words: readonly NameWord[]): boolean =>
  words.every(({ plain }) => plain.every((text) => JOINING.has(text)));

/** "bu or bc": several names, and nothing else. */
const isOnlyNames = (spans: readonly CollegeSpan[], words: readonly NameWord[]): boolean =>
  spans.length > 1 &&
  words.every((word, at) => isJoining([word]) || spans.some(({ from, to }) => at >= from && at < to));

/** "Smith" of "Wellesley and Smith": it stands in a list with a college. */
function besideOthers(
  unsure: readonly UnsureSpan[],
  sure: readonly CollegeSpan[],
  words: readonly NameWord[],
  searchWords: Lexicon['words'],
): UnsureSpan[] {
  const taken: UnsureSpan[] = [];
  for (const span of unsure) {
    if (span.need === 'capitals' || surroundings(words, span.from, span.to).isPlace) continue;
    if ([...sure, ...taken].some((other) => areListed(span, other, words, searchWords))) taken.push(span);
  }
  return taken;
}

function areListed(
  one: UnsureSpan,
  other: CollegeSpan,
  words: readonly NameWord[],
  searchWords: Lexicon['words'],
): boolean {
  const [first, second] = one.from < other.from ? [one, other] : [other, one];
  const between = words.slice(first.to, second.from);
  if (
    between.length === 0 &&
    (words[second.from]?.isAfterComma !== true || isPlaceOf(one, other, searchWords))
  )
    return false;
  return between.length < 2 && between.every(({ token }) => JOINING.has(token.text));
}
