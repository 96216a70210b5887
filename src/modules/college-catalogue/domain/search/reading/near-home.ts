import { US_STATES } from '#shared-kernel/domain/us-states.js';
import { statesBut } from './place-words.js';
import { type HomeWish } from './read-text.js';
import { type ReadFilters, type StateCode } from './read-filters.js';

/** From the middle of these states, 100 miles reach past the border on every side: their students also look next door. */
const SMALL_STATES = new Set(['CT', 'DC', 'DE', 'MA', 'MD', 'NH', 'NJ', 'RI', 'VT']);
const MILES = 100;

/** Only the home state is known, and the middle of Texas is near to nobody: there, near home is in the state. */
export function filtersForHome(home: HomeWish, homeState: string): ReadFilters {
  if (home === 'out') return { state: statesBut([homeState as StateCode]) };
  if (home === 'near' && SMALL_STATES.has(homeState)) return { withinMiles: MILES };
  return homeState in US_STATES ? { state: [homeState as StateCode] } : {};
}
