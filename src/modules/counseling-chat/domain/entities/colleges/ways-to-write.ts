import { type NamedCollege, isBranchRecord } from './named-college.js';
import { keyOfName } from './name-key.js';

/** What kind of name a text is; the surer kinds weigh more. */
export const NAME_WEIGHTS = { name: 1, nickname: 1, short: 0.9, other: 0.75, initials: 0.6 } as const;
export type NameKind = keyof typeof NAME_WEIGHTS;

export interface WayToWrite {
  readonly key: string;
  readonly kind: NameKind;
}

/** What students write for the systems whose campuses are named after a hyphen, "at" or "of". */
const SYSTEMS: readonly (readonly [system: string, ...short: string[]])[] = [
  ['university of california', 'uc'],
  ['california state university', 'cal state', 'csu'],
  ['california state polytechnic university', 'cal poly'],
  ['university of texas', 'ut'],
  ['university of north carolina', 'unc'],
  ['university of massachusetts', 'umass'],
  ['university of wisconsin', 'uw', 'wisconsin'],
  ['university of michigan', 'umich', 'u of m'],
  ['university of colorado', 'cu'],
  ['university of illinois', 'u of i'],
  ['university of minnesota', 'umn', 'u of m'],
  ['university of maryland', 'umd'],
  ['university of nebraska', 'un'],
  ['university of alaska', 'ua'],
  ['university of hawaii', 'uh'],
  ['university of houston', 'uh'],
  ['university of missouri', 'um'],
  ['university of tennessee', 'ut'],
  ['university of arkansas', 'ua'],
  ['university of south carolina', 'usc'],
  ['pennsylvania state university', 'penn state'],
  ['texas + m university', 'texas a&m', 'tamu'],
  ['louisiana state university', 'lsu'],
  ['indiana university', 'iu', 'indiana'],
  ['purdue university', 'purdue'],
  ['rutgers university', 'rutgers'],
  ['ohio state university', 'ohio state'],
  ['kent state university', 'kent state'],
  ['miami university', 'miami'],
  ['arizona state university', 'asu'],
  ['cuny', 'cuny'],
  ['suny', 'suny'],
];
const BRANCH_OF = /^(.*?\b(?:University|College|Institute|A & M University)\b[^-]*?)(?:-| at |, )(.+)$/;
const CAMPUS = / Campus$/;
/** The federal list of other names has several in one: "SFASU, SFA, Stephen F". */
const BETWEEN_NAMES = /, (?!\w+ of\b)|; /;
const LONGEST_INITIALS = 5;
const SHORTEST_PROPER_INITIALS = 3;
const SKIPPED_INITIALS = new Set(['and', 'of', 'at', 'the', 'in', 'for', 'main', 'campus']);

/** Every text that may stand for this college alone. What campuses share is added by the table. */
export function waysToWrite(college: NamedCollege): WayToWrite[] {
  const { name, shortName, nicknames, otherNames } = college;
  const names = [name, shortName].flatMap((one) => [one, one.replace(/[- ]Main Campus$/, '')]);
  const full = [...names, ...names.map((one) => one.replace(CAMPUS, ''))].map((one) => way(one, 'name'));
  if (isBranchRecord(college)) return distinct(full);
  return distinct([
    ...full,
    ...nicknames.map((nickname) => way(nickname, 'nickname')),
    ...names.flatMap(campusNames),
    ...names.flatMap(placesAlone),
    ...names.flatMap(headWords).map((head) => way(head, 'short')),
    ...otherNames.flatMap((other) => other.split(BETWEEN_NAMES)).map((other) => way(other, 'other')),
    ...initialsOf(shortName).map((initials) => way(initials, 'initials')),
  ]);
}

const way = (text: string, kind: NameKind): WayToWrite => ({ key: keyOfName(text), kind });

/** The first of each key is the surest. */
function distinct(ways: readonly WayToWrite[]): WayToWrite[] {
  const known = new Set<string>();
  return ways.filter(({ key }) => {
    if (key.length < 2 || known.has(key)) return false;
    known.add(key);
    return true;
  });
}

/** What the campuses of a university share, "University of Michigan"; null for a college of one place. */
export function sharedName(name: string): string | null {
  const shared = BRANCH_OF.exec(name)?.[1];
  return shared === undefined || shared.split(' ').length < 2 ? null : shared;
}

/** "UC San Diego", "Cal State Fullerton", "Penn State Altoona" */
function campusNames(name: string): WayToWrite[] {
  const [, shared, campus] = BRANCH_OF.exec(name) ?? [];
  if (shared === undefined || campus === undefined) return [];
  const key = keyOfName(shared);
  const system = SYSTEMS.find(([full]) => key === full);
  return (system?.slice(1) ?? []).map((short) => way(`${short} ${campus.replace(CAMPUS, '')}`, 'name'));
}

/** Systems whose campuses students call by the place alone. */
const CALLED_BY_PLACE: readonly string[] = [
  'university of california',
  'california state university',
  'state university of new york',
  'suny',
  'cuny',
];

/** "Davis", "New Paltz", "Bowling Green" */
function placesAlone(name: string): WayToWrite[] {
  const [, shared = '', campus] = BRANCH_OF.exec(name) ?? [];
  if (campus !== undefined && CALLED_BY_PLACE.includes(keyOfName(shared)))
    return [way(campus.replace(CAMPUS, ''), 'other')];
  const place = OF_A_PLACE.exec(name)?.[1];
  return place === undefined || !place.includes(' ') ? [] : [way(place, 'other')];
}

const OF_A_PLACE = /^(?:The )?(.+) (?:State|Technological|A & M) University$/;

/** "Tarleton" of Tarleton State University, where nothing else is called so. */
export const firstWordAlone = (name: string): string | null =>
  /^([A-Z][a-z]{3,}) State (?:University|College)$/.exec(name)?.[1] ??
  /^(?:The )?([A-Z][a-z]{3,}) Community College$/.exec(name)?.[1] ??
  null;

const HEADS: readonly RegExp[] = [
  /^(?:The )?(.+) State University$/,
  /^(?:The )?(.+) (?:Institute of Technology|Polytechnic Institute)$/,
  /^(?:The )?(?:University|College) of (?:the )?(.+)$/,
  /^(\S+(?: \S+)?) University of (?:Pennsylvania|West Virginia|Maryland|New York)$/,
  /^(?:The )?(.+?) (?:University|College|Institute|Conservatory|Academy|Seminary|School)$/,
];

/** "Tulane" of Tulane University, "Ohio State", "Georgia Tech", "Chicago" of the University of Chicago. */
export function headWords(name: string): string[] {
  const pattern = HEADS.findIndex((head) => head.test(name));
  const head = HEADS[pattern]?.exec(name)?.[1];
  if (head === undefined || /[-,]/.test(head)) return [];
  if (pattern === 0) return [`${head} State`];
  if (pattern === 1) return [`${head} Tech`, head];
  return pattern === 2 ? [head, `U ${head}`] : [head];
}

/** "SFASU", and "SFA" of a state university. */
export function initialsOf(name: string): string[] {
  const words = keyOfName(name)
    .split(' ')
    .filter((word) => !SKIPPED_INITIALS.has(word));
  const proper = words.slice(0, Math.max(0, words.indexOf('state')));
  return [words, ...(proper.length >= SHORTEST_PROPER_INITIALS ? [proper] : [])]
    .filter(({ length }) => length >= 2 && length <= LONGEST_INITIALS)
    .map((some) => some.map((word) => word.charAt(0)).join(''));
}
