import { type SearchWords } from '../lexicon.js';
import { type CollegeTable, type PossibleCollege } from './college-table.js';
import { NEVER_ALONE, ORDINARY_NAMES, PERSON_NAMES } from './everyday-names.js';
import { isEverydayWord } from './everyday-words.js';
import { KNOWN_READINGS } from './known-readings.js';

/**
 * How much a text needs beside it to be a college: nothing; a word that speaks of a college; the same, as it may also be a
 * state or a city; capitals too; or it never is one.
 */
export type NeedOfEvidence =
  | 'none'
  | 'ordinary'
  | 'everyday'
  | 'person'
  | 'state'
  | 'city'
  | 'two-letters'
  | 'capitals'
  | 'initials'
  | 'never';

const COLLEGE_NOUN =
  /\b(?:university|college|institute|state|tech|polytechnic|academy|conservatory|school|seminary)\b/;
/** "State College" is a city, and these are kinds of colleges. */
const KINDS_OF_COLLEGE = new Set([
  'a state',
  'a in state',
  'state college',
  'state university',
  'community college',
  'career college',
  'trade school',
  'tech school',
  'medical school',
  'law school',
  'graduate school',
  'business school',
  'art school',
  'nursing school',
  'city college',
  'technical college',
  'private college',
  'public university',
  'private university',
  'high school',
  'middle school',
  'the university',
  'this college',
  'college',
  'university',
  'school',
  'state',
  'tech',
  'online',
  'technical',
  'bible',
]);

export function needOf(
  key: string,
  possible: readonly PossibleCollege[],
  words: SearchWords,
  table: CollegeTable,
): NeedOfEvidence {
  if (KINDS_OF_COLLEGE.has(key)) return 'never';
  if (NEVER_ALONE.has(key)) return 'capitals';
  if (key.length <= 2) return 'two-letters';
  if (words.statesOf(key, false) !== undefined) return words.isRegion(key) ? 'never' : 'state';
  const kinds = new Set(possible.map(({ kind }) => kind));
  const isNamed = kinds.has('name') || kinds.has('nickname') || KNOWN_READINGS.has(key);
  if (!isNamed && (words.majorOf(key) !== undefined || words.kindOf(key) !== undefined)) return 'never';
  if (!isNamed && !kinds.has('short') && !key.includes(' '))
    return isEverydayWord(key) && !kinds.has('other') ? 'capitals' : 'initials';
  if (PERSON_NAMES.has(key)) return 'person';
  if (ORDINARY_NAMES.has(key)) return 'ordinary';
  if (isEverydayWord(key)) return 'everyday';
  if (isNamed && (key.includes(' ') || kinds.has('nickname'))) return 'none';
  if (table.city(key) !== undefined) return 'city';
  return everyWordIsCommon(key) && !COLLEGE_NOUN.test(key) ? 'everyday' : 'none';
}

const everyWordIsCommon = (key: string): boolean =>
  key.split(' ').every((word) => isEverydayWord(word) || word === 'of');
