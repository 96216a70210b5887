import { US_STATES } from '#shared-kernel/domain/us-states.js';
import { type StateCode } from './read-filters.js';

const NEW_ENGLAND: StateCode[] = ['CT', 'ME', 'MA', 'NH', 'RI', 'VT'];
const MID_ATLANTIC: StateCode[] = ['DE', 'DC', 'MD', 'NJ', 'NY', 'PA'];
/** The Midwest and the South are those of the Census Bureau; few students count Delaware, Maryland and DC as the South. */
const MIDWEST: StateCode[] = ['IL', 'IN', 'IA', 'KS', 'MI', 'MN', 'MO', 'NE', 'ND', 'OH', 'SD', 'WI'];
const SOUTHEAST: StateCode[] = ['AL', 'AR', 'FL', 'GA', 'KY', 'LA', 'MS', 'NC', 'SC', 'TN', 'VA', 'WV'];

/** What people call several states. */
const SEVERAL_STATES: Readonly<Record<string, StateCode[]>> = {
  'new england': NEW_ENGLAND,
  'mid atlantic': MID_ATLANTIC,
  northeast: [...NEW_ENGLAND, 'NJ', 'NY', 'PA'],
  'north east': [...NEW_ENGLAND, 'NJ', 'NY', 'PA'],
  'east coast': [...NEW_ENGLAND, ...MID_ATLANTIC, 'FL', 'GA', 'NC', 'SC', 'VA'],
  southeast: SOUTHEAST,
  'south east': SOUTHEAST,
  south: [...SOUTHEAST, 'OK', 'TX'],
  midwest: MIDWEST,
  'mid west': MIDWEST,
  'great lakes': ['IL', 'IN', 'MI', 'MN', 'OH', 'WI'],
  'great plains': ['IA', 'KS', 'NE', 'ND', 'SD'],
  southwest: ['AZ', 'NM', 'OK', 'TX'],
  'rocky mountains': ['CO', 'ID', 'MT', 'NV', 'UT', 'WY'],
  rockies: ['CO', 'ID', 'MT', 'NV', 'UT', 'WY'],
  mountains: ['CO', 'ID', 'MT', 'NV', 'UT', 'WY'],
  mountain: ['CO', 'ID', 'MT', 'NV', 'UT', 'WY'],
  'mountain west': ['CO', 'ID', 'MT', 'NV', 'UT', 'WY'],
  'mountain states': ['CO', 'ID', 'MT', 'NV', 'UT', 'WY'],
  'down south': [...SOUTHEAST, 'OK', 'TX'],
  'deep south': ['AL', 'GA', 'LA', 'MS', 'SC'],
  west: ['AZ', 'CA', 'CO', 'ID', 'MT', 'NM', 'NV', 'OR', 'UT', 'WA', 'WY'],
  'out west': ['AZ', 'CA', 'CO', 'ID', 'MT', 'NM', 'NV', 'OR', 'UT', 'WA', 'WY'],
  'west coast': ['CA', 'OR', 'WA'],
  'pacific northwest': ['ID', 'OR', 'WA'],
  pnw: ['ID', 'OR', 'WA'],
  northwest: ['ID', 'OR', 'WA'],
  'tri state area': ['CT', 'NJ', 'NY'],
};

const OTHER_NAMES: Readonly<Record<string, StateCode>> = {
  'washington dc': 'DC',
  'new york state': 'NY',
  'washington state': 'WA',
  cali: 'CA',
  califronia: 'CA',
  conneticut: 'CT',
  illinios: 'IL',
  massachusets: 'MA',
  massachussetts: 'MA',
  'n carolina': 'NC',
  pensylvania: 'PA',
  's carolina': 'SC',
  tenessee: 'TN',
  tennesse: 'TN',
};

/** With the freely associated states. */
const TERRITORIES = new Set(['AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI']);

const NAMES = new Map(
  Object.entries(US_STATES).map(([code, name]) => [name.toLowerCase(), code as StateCode] as const),
);

export const isStateName = (text: string): boolean => NAMES.has(text);

/** Words that most often mean the region, even where the name of a college begins with them. */
export const isRegion = (phrase: string): boolean => Object.hasOwn(SEVERAL_STATES, phrase);

const isCode = (text: string): text is StateCode => Object.hasOwn(US_STATES, text);

/** Every state, and DC, but these. */
export const statesBut = (avoided: readonly StateCode[]): StateCode[] =>
  Object.keys(US_STATES).filter(
    (code): code is StateCode => isCode(code) && !TERRITORIES.has(code) && !avoided.includes(code),
  );

/** The states of a name or, only where nothing else can be meant, of a postal code. */
export function statesOf(phrase: string, mayBeCode: boolean): StateCode[] | undefined {
  if (isRegion(phrase)) return SEVERAL_STATES[phrase];
  const state = NAMES.get(phrase) ?? (Object.hasOwn(OTHER_NAMES, phrase) ? OTHER_NAMES[phrase] : undefined);
  if (state !== undefined) return [state];
  const code = phrase.toUpperCase();
  return mayBeCode && isCode(code) ? [code] : undefined;
}
