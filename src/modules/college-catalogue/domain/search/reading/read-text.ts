import { folded } from '../typed-text.js';
import { KIND_WORDS } from './kind-words.js';
import { MAJOR_WORDS } from './major-words.js';
import { numberPart, withPlainNumbers } from './number-words.js';
import { FILLER_WORDS, isNumber, isOrdinary } from './ordinary-words.js';
import { isRegion, statesOf } from './place-words.js';
import { combined, type ReadFilters } from './read-filters.js';

const LONGEST_PHRASE = 6;

const HOME_WORDS: ReadonlyMap<string, 'near' | 'in'> = new Map([
  ...'near me, near home, close to home, close to me, close by, around me, nearby, local, near my house'
    .split(', ')
    .map((words) => [words, 'near'] as const),
  ...'in state, instate, in my state, my state'.split(', ').map((words) => [words, 'in'] as const),
]);
/** "3.0 gpa", "1200 sat", "act 24". */
const OWN_SCORE =
  /^(?:gpa )?[0-4]\.\d{1,2}(?: gpa)?$|^(?:sat (?:[4-9]\d0|1[0-6]\d0)|(?:[4-9]\d0|1[0-6]\d0) sat|act [1-3]?\d|[1-3]?\d act)$/;

const SEVERAL = new Set(['colleges', 'schools', 'universities', 'unis', 'programs']);

/** After a state these make the name of a college: "Ohio University". */
const COLLEGE_NOUNS = new Set(['college', 'university', 'institute', 'state', 'tech', 'polytechnic']);
/** From here on a name: "University of Texas", "College of Nursing". */
const NAME_BEGINS = /^(?:college|university|school|institute|academy|conservatory) (?:of|at|for)\b/;

/** A search text, read as a student would explain it. */
export interface TextReading {
  readonly filters: ReadFilters;
  /** "near me", "in state": the student's own home. */
  readonly home: 'near' | 'in' | null;
  /** A GPA or a score was typed, which colleges do not publish a rule for. */
  readonly gpa: boolean;
  /** The phrases that were understood, as typed. */
  readonly understood: readonly string[];
  /** The other words in their order, without those that carry no condition. */
  readonly others: readonly string[];
  /** The words mean a kind of college even where a college's name begins with them: "small", "new england". */
  readonly isKind: boolean;
  /** "Schools", "colleges": no single one is meant. */
  readonly asksForSeveral: boolean;
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
  readonly as: 'kind' | 'place' | 'region' | 'major' | 'home' | 'gpa';
}

/** Reads what a text says of the kind of college: "cheap nursing schools in texas". */
export function readText(typed: string): TextReading {
  const words = folded(withPlainNumbers(typed), true)
    .split(' ')
    .filter((word) => word !== '');
  const parts: Part[] = [];
  const understood: string[] = [];
  const others: string[] = [];

  let isAfterName = false;
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? '';
    if (NAME_BEGINS.test(words.slice(at).join(' '))) {
      others.push(...words.slice(at));
      break;
    }
    const isInName: boolean = isAfterName && COLLEGE_NOUNS.has(word);
    const found: Found | undefined = isInName ? undefined : longestPartAt(words, at);
    if (found !== undefined) {
      parts.push(found.part);
      understood.push(found.phrase);
    } else if (isInName || !FILLER_WORDS.has(word)) others.push(word);
    isAfterName = found === undefined && !FILLER_WORDS.has(word);
    at += found?.length ?? 1;
  }
  return {
    filters: combined(parts.flatMap(({ filters }) => filters ?? [])),
    home: understood.map((phrase) => HOME_WORDS.get(phrase)).find((home) => home !== undefined) ?? null,
    gpa: parts.some((part) => part.as === 'gpa'),
    understood,
    others,
    isKind: parts.some(({ as }) => as !== 'place' && as !== 'major'),
    asksForSeveral: words.some((word) => SEVERAL.has(word)),
    isMoreThanPlace: parts.some(({ as }) => as !== 'place'),
  };
}

function longestPartAt(words: readonly string[], at: number): Found | undefined {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length).join(' ');
    const part = partFor(phrase, words, at);
    if (part === undefined) continue;
    const isNamed = part.as === 'place' && COLLEGE_NOUNS.has(words[at + length] ?? '');
    return isNamed || isPartOfState(part, words, at + length) ? undefined : { part, phrase, length };
  }
  return undefined;
}

/** "South Florida" is no region of several states. */
const isPartOfState = ({ as }: Part, words: readonly string[], next: number): boolean =>
  as === 'region' &&
  [1, 2].some((length) => {
    const phrase = words.slice(next, next + length).join(' ');
    return !isRegion(phrase) && statesOf(phrase, false) !== undefined;
  });

function partFor(phrase: string, words: readonly string[], at: number): Part | undefined {
  if (HOME_WORDS.has(phrase)) return { as: 'home' };
  if (OWN_SCORE.test(phrase)) return { as: 'gpa' };
  const kind = KIND_WORDS.get(phrase) ?? numberPart(phrase);
  if (kind !== undefined) return { as: kind.designation ? 'major' : 'kind', filters: kind };
  // "or" and "in" are also words, so two letters are a state only alone or after "in".
  const state = statesOf(phrase, words.length === 1 || words[at - 1] === 'in');
  if (state !== undefined) return { as: isRegion(phrase) ? 'region' : 'place', filters: { state } };
  const major = MAJOR_WORDS.get(phrase);
  return major === undefined ? undefined : { as: 'major', filters: { major: [major] } };
}

/** The words of a reading that may be a name. */
export const namesIn = ({ others }: TextReading): string =>
  others.filter((word) => !isNumber(word) && (!isOrdinary(word) || FILLER_WORDS.has(word))).join(' ');
