import { US_STATES } from '#shared-kernel/domain/us-states.js';
import { stateName } from '../state-names.js';

/** Words that a name has or has not, depending on who writes it. */
const LOOSE: ReadonlySet<string> = new Set(['the', 'and', '&', 'at', 'in']);
const SAME_WORD: ReadonlyMap<string, string> = new Map([
  ['saint', 'st'],
  ['mount', 'mt'],
  ['fort', 'ft'],
  ['univ', 'university'],
  ['uni', 'university'],
  ['inst', 'institute'],
]);

export const isLoose = (word: string): boolean => LOOSE.has(word);

/** "western mich", "ill state": in a name of several words. */
const SHORT_STATE: ReadonlyMap<string, string> = new Map([
  ['mich', 'michigan'],
  ['ill', 'illinois'],
  ['tenn', 'tennessee'],
  ['minn', 'minnesota'],
  ['okla', 'oklahoma'],
  ['wisc', 'wisconsin'],
  ['ariz', 'arizona'],
  ['fla', 'florida'],
  ['conn', 'connecticut'],
]);

/** States whose two letters are no word, so that "ga state" is Georgia State. */
const STATE_CODES =
  'AZ CA CT FL GA IA IL KS KY LA MI MN MO MS MT NC ND NJ NM NV NY SC SD TN TX UT VA WA WI WV WY'.split(' ');
const STATE_OF_CODE: ReadonlyMap<string, readonly string[]> = new Map(
  STATE_CODES.map((code) => [code.toLowerCase(), stateName(code).toLowerCase().split(' ')]),
);

/** "ga state", "wright st", "tx tech" */
const BEFORE_CODES: ReadonlySet<string> = new Set(['state', 'tech', 'st']);

/** By which a name is looked up, however it is written: "Texas A & M" and "texas a&m" are the same. */
export function nameKey(words: readonly string[]): string {
  const kept: string[] = [];
  for (const [at, word] of words.entries()) {
    const next = words[at + 1] ?? '';
    if ((word === 'and' || word === '&') && isLetter(words[at - 1]) && isLetter(next)) kept.push('+');
    else if (word === 'u' && next === 'of') kept.push('university');
    else if (word === 'u' && at > 0 && next === '' && isState(words[at - 1])) kept.push('university');
    else if (word === 'st' && at > 0 && next === '') kept.push('state');
    else if (BEFORE_CODES.has(next) && STATE_OF_CODE.has(word)) kept.push(...(STATE_OF_CODE.get(word) ?? []));
    else if (words.length > 1 && SHORT_STATE.has(word)) kept.push(SHORT_STATE.get(word) ?? word);
    else if (!LOOSE.has(word)) kept.push(SAME_WORD.get(word) ?? word.replaceAll('&', ' + '));
  }
  return kept.join(' ');
}

/** "ohio u" */
const isState = (word: string | undefined): boolean => word !== undefined && STATES.has(word);
const STATES: ReadonlySet<string> = new Set(Object.values(US_STATES).map((name) => name.toLowerCase()));

const isLetter = (word: string | undefined): boolean => word?.length === 1;

/** The key of a name as it is written in a table. */
export const keyOfName = (name: string): string =>
  nameKey(name.toLowerCase().normalize('NFKD').replace(NOT_WRITTEN, '').match(WORD) ?? []);

/** Accents, apostrophes and the dots of initials. */
const NOT_WRITTEN = /[\p{M}'’‘.]/gu;
const WORD = /[a-z0-9]+|&/g;
