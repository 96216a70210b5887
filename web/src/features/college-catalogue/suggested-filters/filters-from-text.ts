import { type Major } from '@/api';
import { US_PLACES } from '@/lib/words/us-states';
import { type Filters, type ListName, type SingleName } from '../filters/filters';
import { MAJOR_FAMILIES } from '../filters/major-families';
import { KINDS, OTHER_MAJOR_WORDS } from './words-for-filters';

type FilterPart = Partial<Filters>;
type Lists = Partial<Record<ListName, string[]>>;
type Singles = Partial<Record<SingleName, string>>;

const LONGEST_PHRASE = 5;
const MILES_AROUND_ZIP = '50';

/** Words that carry no filter: "colleges in", "with a good program". */
const FILLER_WORDS = new Set(
  (
    'a an and any are around at best by campus campuses close college colleges degree degrees find for from good great in ' +
    'institution institutions is list major majoring majors me miles my near of offer offering offers on or program programs ' +
    'school schools show some study that the to top universities university what where which with within'
  ).split(' '),
);
/** After a state these make a college's name: "Ohio University". */
const COLLEGE_NOUNS = new Set(['college', 'university', 'institute']);
const PART_OF_NAME = /\b(college|university|school|institute) (of|at|for)\b/;

const simplified = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const STATES = new Map(Object.entries(US_PLACES).map(([code, name]) => [simplified(name), code]));

type MajorsByName = ReadonlyMap<string, Major>;
const NONE: MajorsByName = new Map();

export const byName = (majors: readonly Major[]): MajorsByName =>
  new Map(majors.map((major) => [simplified(major.name), major]));

/**
 * Reads a search text as filters if all of it describes a kind of college: "nursing schools in ohio", "hbcu", "near 10001".
 * undefined if any part could be a name.
 */
export const filtersFromText = (typed: string, majors: MajorsByName = NONE): FilterPart | undefined => {
  const text = simplified(typed);
  if (PART_OF_NAME.test(text)) return undefined;
  const words = text.split(' ');
  const parts: FilterPart[] = [];

  for (let at = 0; at < words.length;) {
    const phrase = longestPhraseAt(words, at, majors);
    if (phrase) {
      parts.push(phrase.part);
      at += phrase.length;
      if (phrase.part.state && COLLEGE_NOUNS.has(words[at] ?? '')) return undefined;
    } else if (FILLER_WORDS.has(words[at] ?? '')) at += 1;
    else return undefined;
  }
  return parts.length === 0 ? undefined : combined(parts);
};

const longestPhraseAt = (words: readonly string[], at: number, majors: MajorsByName) => {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length--) {
    const part = partFor(words.slice(at, at + length).join(' '), words, at, majors);
    if (part) return { part, length };
  }
  return undefined;
};

const partFor = (
  phrase: string,
  words: readonly string[],
  at: number,
  majors: MajorsByName,
): FilterPart | undefined => {
  if (Object.hasOwn(KINDS, phrase)) return KINDS[phrase];
  if (/^\d{5}$/.test(phrase)) return { near: phrase, withinMiles: MILES_AROUND_ZIP };
  const state = STATES.get(phrase) ?? postalCode(phrase, words, at);
  if (state) return { state: [state] };
  const major = majorCode(phrase, majors);
  return major === undefined ? undefined : { major: [major] };
};

/** "or" and "in" are also words, so two letters count as a state only alone or after "in". */
const postalCode = (phrase: string, words: readonly string[], at: number) =>
  (words.length === 1 || words[at - 1] === 'in') && Object.hasOwn(US_PLACES, phrase.toUpperCase())
    ? phrase.toUpperCase()
    : undefined;

const FAMILIES = new Map(Object.entries(MAJOR_FAMILIES).map(([code, name]) => [simplified(name), code]));

/** The major's field; its whole family when the field is the "general" one. */
const majorCode = (phrase: string, majors: MajorsByName): string | undefined => {
  const name = (Object.hasOwn(OTHER_MAJOR_WORDS, phrase) && OTHER_MAJOR_WORDS[phrase]) || phrase;
  const major = majors.get(name);
  const family = FAMILIES.get(name);
  if (!major?.cip4) return family;
  return family !== undefined && /\bgeneral\b/i.test(major.cipTitle ?? '') ? family : major.cip4;
};

/** Several values of one filter are combined with "or". */
const combined = (parts: readonly FilterPart[]): FilterPart => {
  const lists: Lists = {};
  const singles: Singles = {};
  for (const [name, value] of parts.flatMap((part) => Object.entries(part)))
    if (typeof value === 'string') singles[name as SingleName] = value;
    else lists[name as ListName] = [...new Set([...(lists[name as ListName] ?? []), ...value])];
  return { ...lists, ...singles };
};
