import { US_STATES } from '#shared-kernel/domain/us-states.js';
import { type SearchWishes } from './entities.js';

/** The catalogue has no word for "not in": the other states are named. Undefined for any. */
export function statesMeant({
  states,
  statesWithout = [],
}: Pick<SearchWishes, 'states' | 'statesWithout'>): readonly string[] | undefined {
  if (statesWithout.length === 0) return states;
  return (states ?? Object.keys(US_STATES)).filter((state) => !statesWithout.includes(state));
}

export const statesWithout = (states: readonly string[]): readonly string[] =>
  Object.keys(US_STATES).filter((state) => !states.includes(state));
