import { ART_SCHOOL } from '../college-groups.js';
import { folded } from '../typed-text.js';
import { KIND_WORDS, SEARCH_BOX_WORDS } from './kind-words.js';
import { MAJOR_WORDS } from './major-words.js';
import { numberPart, withPlainNumbers } from './number-words.js';
import { FILLER_WORDS, isNotInData, isNumber, isOrdinary } from './ordinary-words.js';
import { PLACE_NICKNAMES } from '../place-nicknames.js';
import { isRegion, statesBut, statesOf } from './place-words.js';
import { combined, type ReadFilters } from './read-filters.js';

const LONGEST_PHRASE = 6;

const HOME_WORDS: ReadonlyMap<string, HomeWish> = new Map([
  ...'near me, near home, close to home, close to me, close by, around me, nearby, local, near my house'
    .split(', ')
    .map((words) => [words, 'near'] as const),
  ...'in state, instate, in my state, my state'.split(', ').map((words) => [words, 'in'] as const),
  ...'out of state, outside my state, not in my state, far from home, far away, away from home, another state, other states'
    .split(', ')
    .map((words) => [words, 'out'] as const),
]);
/** "3.0 gpa", "1200 sat", "act 24", "c students". */
const OWN_SCORE =
  /^(?:gpa )?[0-4]\.\d{1,2}(?: gpa)?$|^(?:sat (?:[4-9]\d0|1[0-6]\d0)|(?:[4-9]\d0|1[0-6]\d0) sat|act [1-3]?\d|[1-3]?\d act)$|^[abcd] (?:students?|average|grades)$/;
/** "not in california": every other state. */
const ELSEWHERE = /^(?:not in|outside|outside of|anywhere but|except) (.+)$/;

/** "Women in engineering": what a college does for them there, which no federal figure tells. "Women's colleges" is another wish. */
const PEOPLE = new Set(['women', 'woman', 'girls', 'female', 'females']);

const SEVERAL = new Set(['colleges', 'schools', 'universities', 'unis', 'programs']);
/** Of "colleges for adults", what follows says for whom. */
const FOR_WHOM = /(?:^| )(?:colleges|schools|universities|unis|programs) for /;

/** After a state these make the name of a college: "Ohio University". */
const COLLEGE_NOUNS = new Set(['college', 'university', 'institute', 'state', 'tech', 'polytechnic']);
/** After a word these make the name of a place: "New York City", "Long Beach". */
const PLACE_NOUNS = new Set(['city', 'beach', 'springs', 'heights']);
/** From here on a name: "University of Texas", "College of Nursing". */
const NAME_BEGINS = /^(?:college|university|school|institute|academy|conservatory) (?:of|at|for)\b/;

/** "near me", "in state", "out of state". */
export type HomeWish = 'near' | 'in' | 'out';

/** A search text, read as a student would explain it. */
export interface TextReading {
  readonly filters: ReadFilters;
  /** By the student's own home. */
  readonly home: HomeWish | null;
  /** A GPA or a score was typed, which colleges do not publish a rule for. */
  readonly gpa: boolean;
  /** The phrases that were understood, as typed. */
  readonly understood: readonly string[];
  /** The other words in their order, without those that carry no condition. */
  readonly others: readonly string[];
  /** What no federal figure tells, as typed: "marching band". */
  readonly notInData: readonly string[];
  /** The words mean a kind of college even where a college's name begins with them: "small", "new england". */
  readonly isKind: boolean;
  /** "Schools", "colleges": no single one is meant. */
  readonly asksForSeveral: boolean;
  /** "Colleges for adults": the other words say for whom. */
  readonly saysForWhom: boolean;
  /** More than the name of a state. */
  readonly isMoreThanPlace: boolean;
}

interface Found {
  readonly part: Part;
  readonly phrase: string;
  /** In words. */
  readonly length: number;
}

interface Part {
  readonly filters?: ReadFilters;
  readonly as: 'kind' | 'place' | 'region' | 'major' | 'home' | 'gpa' | 'not-in-data';
}

/** Reads what a text says of the kind of college: "cheap nursing schools in texas". */
export function readText(typed: string): TextReading {
  const words = folded(withPlainNumbers(typed), true)
    .split(' ')
    .filter((word) => word !== '');
  const parts: Part[] = [];
  const understood: string[] = [];
  const others: string[] = [];
  const notInData: string[] = [];

  let isAfterName = false;
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? '';
    if (NAME_BEGINS.test(words.slice(at).join(' '))) {
      others.push(...words.slice(at));
      break;
    }
    const group = groupAt(words, at);
    if (group.length > 0) {
      others.push(...group);
      at += group.length;
      continue;
    }
    const isInName: boolean = isAfterName && (COLLEGE_NOUNS.has(word) || PLACE_NOUNS.has(word));
    const found: Found | undefined = isInName
      ? undefined
      : (peopleInMajor(words, at) ?? longestPartAt(words, at));
    if (found?.part.as === 'not-in-data') notInData.push(found.phrase);
    else if (found !== undefined) {
      parts.push(found.part);
      understood.push(found.phrase);
    } else if (word === 'la' && isLosAngeles(words, at, { understood, others }))
      others.push('los', 'angeles');
    else if (isInName || !FILLER_WORDS.has(word)) others.push(word);
    isAfterName = found === undefined && !FILLER_WORDS.has(word);
    at += found?.length ?? 1;
  }
  const asksForSeveral = words.some((word) => SEVERAL.has(word));
  const isAnyCollege = asksForSeveral && [...understood, ...others, ...notInData].length === 0;
  return {
    filters: combined(parts.flatMap(({ filters }) => filters ?? [])),
    home: understood.map((phrase) => HOME_WORDS.get(phrase)).find((home) => home !== undefined) ?? null,
    gpa: parts.some((part) => part.as === 'gpa'),
    understood: isAnyCollege ? [words.join(' ')] : understood,
    others,
    notInData,
    isKind: isAnyCollege || parts.some(({ as }) => as !== 'place' && as !== 'major'),
    asksForSeveral,
    saysForWhom: FOR_WHOM.test(words.join(' ')),
    isMoreThanPlace: notInData.length > 0 || parts.some(({ as }) => as !== 'place'),
  };
}

/** "Film school la", but not "lafayette la": there it is Louisiana. */
const isLosAngeles = (
  words: readonly string[],
  at: number,
  read: { readonly understood: readonly string[]; readonly others: readonly string[] },
): boolean => at === words.length - 1 && read.understood.length > 0 && read.others.length === 0;

/** The words of the major are read by themselves. */
function peopleInMajor(words: readonly string[], at: number): Found | undefined {
  const [who = '', link = ''] = words.slice(at, at + 2);
  const major = PEOPLE.has(who) && link === 'in' ? longestPartAt(words, at + 2) : undefined;
  if (major?.part.as !== 'major') return undefined;
  return { part: { as: 'not-in-data' }, phrase: `${who} in ${major.phrase}`, length: 2 };
}

function longestPartAt(words: readonly string[], at: number): Found | undefined {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length).join(' ');
    const part = partFor(phrase, words, at);
    if (part === undefined) continue;
    const next = words[at + length] ?? '';
    const isNamed = part.as === 'place' && (COLLEGE_NOUNS.has(next) || PLACE_NOUNS.has(next));
    return isNamed || isPartOfState(part, words, at + length) ? undefined : { part, phrase, length };
  }
  return undefined;
}

/** The words of an art school, which are no major, or of "central florida", which is no whole state. */
function groupAt(words: readonly string[], at: number): readonly string[] {
  const length = [5, 4, 3, 2].find((many) => isGroup(words.slice(at, at + many).join(' ')));
  return words.slice(at, at + (length ?? 0));
}

const isGroup = (phrase: string): boolean =>
  phrase.includes(' ') && (ART_SCHOOL.whole.includes(phrase) || PLACE_NICKNAMES.has(phrase));

/** "In LA" is more often Los Angeles than Louisiana: both are searched by name. */
const isCity = (phrase: string): boolean => PLACE_NICKNAMES.has(phrase);

/** "South Florida" is no region of several states. */
const isPartOfState = ({ as }: Part, words: readonly string[], next: number): boolean =>
  as === 'region' &&
  [1, 2].some((length) => {
    const phrase = words.slice(next, next + length).join(' ');
    return !isRegion(phrase) && statesOf(phrase, false) !== undefined;
  });

/** Of shorter words, an s at the end is rarely a plural: "its". */
const SHORTEST_PLURAL = 5;

/** What a word or its singular means: "singers". */
const oneOf = <Meaning>(words: ReadonlyMap<string, Meaning>, phrase: string): Meaning | undefined =>
  words.get(phrase) ??
  (phrase.length >= SHORTEST_PLURAL && phrase.endsWith('s') ? words.get(phrase.slice(0, -1)) : undefined);

function partFor(phrase: string, words: readonly string[], at: number): Part | undefined {
  if (HOME_WORDS.has(phrase)) return { as: 'home' };
  if (OWN_SCORE.test(phrase)) return { as: 'gpa' };
  const kind = KIND_WORDS.get(phrase) ?? oneOf(SEARCH_BOX_WORDS, phrase) ?? numberPart(phrase);
  if (kind !== undefined) return { as: kind.designation || kind.major ? 'major' : 'kind', filters: kind };
  // "or" and "in" are also words, so two letters are a state only alone or after "in".
  const state = statesOf(phrase, words.length === 1 || (words[at - 1] === 'in' && !isCity(phrase)));
  if (state !== undefined) return { as: isRegion(phrase) ? 'region' : 'place', filters: { state } };
  const avoided = statesOf(ELSEWHERE.exec(phrase)?.[1] ?? '', false);
  if (avoided !== undefined) return { as: 'region', filters: { state: statesBut(avoided) } };
  const major = oneOf(MAJOR_WORDS, phrase);
  if (major !== undefined) return { as: 'major', filters: { major: [major] } };
  return isNotInData(phrase) ? { as: 'not-in-data' } : undefined;
}

/** The words of a reading that may be a name. */
export const namesIn = ({ others }: TextReading): string =>
  others.filter((word) => !isNumber(word) && (!isOrdinary(word) || FILLER_WORDS.has(word))).join(' ');
