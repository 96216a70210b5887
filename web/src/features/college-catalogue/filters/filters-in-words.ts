import { type Major } from '@/api';
import { US_PLACES } from '@/lib/words/us-states';
import { type Filters, type ListName, type SingleName } from './filters';
import { MAJOR_FAMILIES } from './major-families';
import { KINDS, OTHER_MAJOR_WORDS } from '../suggested-filters/words-for-filters';

type Wish = Partial<Filters>;
type Lists = Partial<Record<ListName, string[]>>;
type Singles = Partial<Record<SingleName, string>>;

const LONGEST_PHRASE = 5;
const MILES_AROUND_ZIP = '50';

/** Words that say nothing of their own around the others: "colleges in", "with a good program". */
const LITTLE = new Set(
  (
    'a an and any are around at best by campus campuses close college colleges degree degrees find for from good great in ' +
    'institution institutions is list major majoring majors me miles my near of offer offering offers on or program programs ' +
    'school schools show some study that the to top universities university what where which with within'
  ).split(' '),
);
/** One of these after a state is the name of a college: "Ohio University". */
const ONE_COLLEGE = new Set(['college', 'university', 'institute']);
const PART_OF_NAME = /\b(college|university|school|institute) (of|at|for)\b/;

const folded = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const STATES = new Map(Object.entries(US_PLACES).map(([code, name]) => [folded(name), code]));

type MajorsByName = ReadonlyMap<string, Major>;
const NONE: MajorsByName = new Map();

export const byName = (majors: readonly Major[]): MajorsByName =>
  new Map(majors.map((major) => [folded(major.name), major]));

/**
 * What was typed into the search box, where all of it names a kind of college rather than a college: "nursing schools in
 * ohio", "hbcu", "near 10001". Undefined where any of it may be a name.
 */
export const filtersInWords = (typed: string, majors: MajorsByName = NONE): Wish | undefined => {
  const text = folded(typed);
  if (PART_OF_NAME.test(text)) return undefined;
  const words = text.split(' ');
  const wishes: Wish[] = [];

  for (let at = 0; at < words.length;) {
    const phrase = longestAt(words, at, majors);
    if (phrase) {
      wishes.push(phrase.wish);
      at += phrase.length;
      if (phrase.wish.state && ONE_COLLEGE.has(words[at] ?? '')) return undefined;
    } else if (LITTLE.has(words[at] ?? '')) at += 1;
    else return undefined;
  }
  return wishes.length === 0 ? undefined : together(wishes);
};

const longestAt = (words: readonly string[], at: number, majors: MajorsByName) => {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length--) {
    const wish = wishOf(words.slice(at, at + length).join(' '), words, at, majors);
    if (wish) return { wish, length };
  }
  return undefined;
};

const wishOf = (
  phrase: string,
  words: readonly string[],
  at: number,
  majors: MajorsByName,
): Wish | undefined => {
  if (Object.hasOwn(KINDS, phrase)) return KINDS[phrase];
  if (/^\d{5}$/.test(phrase)) return { near: phrase, withinMiles: MILES_AROUND_ZIP };
  const state = STATES.get(phrase) ?? postalCode(phrase, words, at);
  if (state) return { state: [state] };
  const major = majorCode(phrase, majors);
  return major === undefined ? undefined : { major: [major] };
};

/** "or" and "in" are words: two letters are a state alone or after "in". */
const postalCode = (phrase: string, words: readonly string[], at: number) =>
  (words.length === 1 || words[at - 1] === 'in') && Object.hasOwn(US_PLACES, phrase.toUpperCase())
    ? phrase.toUpperCase()
    : undefined;

const FAMILIES = new Map(Object.entries(MAJOR_FAMILIES).map(([code, name]) => [folded(name), code]));

/** The field of a major; all fields of its family where the field itself is only the general one. */
const majorCode = (phrase: string, majors: MajorsByName): string | undefined => {
  const name = (Object.hasOwn(OTHER_MAJOR_WORDS, phrase) && OTHER_MAJOR_WORDS[phrase]) || phrase;
  const major = majors.get(name);
  const family = FAMILIES.get(name);
  if (!major?.cip4) return family;
  return family !== undefined && /\bgeneral\b/i.test(major.cipTitle ?? '') ? family : major.cip4;
};

/** Of several values for one filter any will do. */
const together = (wishes: readonly Wish[]): Wish => {
  const lists: Lists = {};
  const singles: Singles = {};
  for (const [name, told] of wishes.flatMap((wish) => Object.entries(wish)))
    if (typeof told === 'string') singles[name as SingleName] = told;
    else lists[name as ListName] = [...new Set([...(lists[name as ListName] ?? []), ...told])];
  return { ...lists, ...singles };
};
