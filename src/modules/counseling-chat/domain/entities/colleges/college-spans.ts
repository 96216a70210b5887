import { type Lexicon } from '../lexicon.js';
import { type CollegeTable, type PossibleCollege } from './college-table.js';
import { needOf, type NeedOfEvidence } from './college-evidence.js';
import { surroundings } from './college-cues.js';
import { KNOWN_READINGS } from './known-readings.js';
import { isGroup } from './name-groups.js';
import { isLoose, nameKey } from './name-key.js';
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
): ExactSpans {
  const sure: CollegeSpan[] = [];
  const unsure: UnsureSpan[] = [];
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
    const isPlaceOfName = [...sure, ...taken].some(({ to }) => to === found.from) && isPlace(found);
    if (!isPlaceOfName && isMeant(found, words)) sure.push(found);
    else unsure.push(found);
    at = found.to;
  }
  const listed = besideOthers(unsure, [...sure, ...taken], words);
  return {
    meant: [...sure, ...listed].toSorted((a, b) => a.from - b.from),
    notMeant: unsure.filter((span) => !listed.includes(span)),
  };
}

/** After the name of a college: "Miami University, Ohio". */
const isPlace = ({ need }: UnsureSpan): boolean => need === 'state' || need === 'city';

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

/** Undefined when these words are no name. The last may own something: "Harvard's". */
function keyOf(slice: readonly NameWord[], table: CollegeTable): string | undefined {
  const [first, last] = [slice[0]?.token.text ?? '', slice.at(-1)?.token];
  if (last === undefined || isLoose(first) || isLoose(last.text)) return undefined;
  const before = slice.slice(0, -1).map(({ token }) => token.text);
  return [last.text, last.owner]
    .map((text) => nameKey([...before, text]))
    .find((key) => table.named(key).length > 0 || isKnown(key, table));
}

const isKnown = (key: string, table: CollegeTable): boolean =>
  KNOWN_READINGS.get(key)?.ids.some((unitId) => table.college(unitId) !== undefined) ?? false;

/** "Oxford in the UK" */
const isCountry = (words: readonly NameWord[], from: number, key: string): boolean =>
  key === 'uk' && words[from - 1]?.token.text === 'the';

function isMeant({ need, from, to, key }: UnsureSpan, words: readonly NameWord[]): boolean {
  const around = surroundings(words, from, to);
  const { isAfterStrongCue, isAfterWeakCue, isPlace, isSpokenOf, isSpokenOfAsCollege, isWholeMessage } =
    around;
  const tokens = words.slice(from, to).map(({ token }) => token);
  const isCapitals = tokens.every(({ isAllCaps }) => isAllCaps);
  const isCapitalInside = tokens.every(({ isCapital, beginsSentence }) => isCapital && !beginsSentence);
  if (around.isBeforePlace && need !== 'state' && need !== 'never' && need !== 'capitals') return true;
  if (words[to]?.token.text === 'high' || isCountry(words, from, key)) return false;
  switch (need) {
    case 'none':
      return true;
    case 'ordinary':
      return isAfterStrongCue || isSpokenOf || isWholeMessage || isCapitalInside;
    case 'person':
      return isAfterStrongCue || isSpokenOf || isWholeMessage || (isAfterWeakCue && isCapitalInside);
    case 'state':
      return !isPlace && (isAfterStrongCue || isSpokenOfAsCollege || isWholeMessage);
    case 'city':
      return (
        !isPlace && (isAfterStrongCue || isAfterWeakCue || isSpokenOf || isWholeMessage || isCapitalInside)
      );
    case 'two-letters':
      return isCapitals || isAfterStrongCue || isWholeMessage || NEVER_A_WORD.has(key);
    case 'capitals':
      return isCapitals && isAfterStrongCue;
    case 'initials':
      return isCapitals || isAfterStrongCue || isWholeMessage;
    case 'never':
      return false;
  }
}

/** Two letters that mean nothing else, in small letters too. */
const NEVER_A_WORD = new Set(['ut', 'uw', 'iu', 'ku', 'uf']);

const JOINING = new Set(['and', 'n', 'or', 'vs', 'versus', '&']);

/** "Smith" of "Wellesley and Smith": it stands in a list with a college. */
function besideOthers(
  unsure: readonly UnsureSpan[],
  sure: readonly CollegeSpan[],
  words: readonly NameWord[],
): UnsureSpan[] {
  const taken: UnsureSpan[] = [];
  const cities = unsure.filter(({ need, from }) => need === 'city' && words[from]?.isAfterComma === true);
  const listed = [...sure, ...cities].filter(({ from }) => words[from]?.isAfterComma === true);
  const isLongList = listed.length >= FEWEST_OF_A_LIST;
  for (const span of unsure) {
    if (span.need === 'capitals') continue;
    const mayFollow = !isPlace(span) || (isLongList && span.need === 'city');
    if ([...sure, ...taken].some((other) => areListed(span, other, words, mayFollow))) taken.push(span);
  }
  return taken;
}

/** "Ohio State, Toledo, Akron": one city after a name says where it is, and several are more colleges. */
const FEWEST_OF_A_LIST = 2;

function areListed(
  one: UnsureSpan,
  other: CollegeSpan,
  words: readonly NameWord[],
  mayFollow: boolean,
): boolean {
  const [first, second] = one.from < other.from ? [one, other] : [other, one];
  const between = words.slice(first.to, second.from);
  if (between.length === 0 && (!mayFollow || words[second.from]?.isAfterComma !== true)) return false;
  return between.length < 2 && between.every(({ token }) => JOINING.has(token.text));
}
