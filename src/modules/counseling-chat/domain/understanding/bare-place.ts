import { US_STATES } from '#shared-kernel/domain/us-states.js';
import { type DialogueState } from '../conversation/dialogue-state.js';
import { type Intent } from '../intents/intent.js';

const STATES: ReadonlySet<string> = new Set(Object.values(US_STATES).map((name) => name.toLowerCase()));
const SEARCHES: readonly Intent[] = ['search_colleges', 'refine', 'majors', 'cheapest'];
const BETWEEN = /\s*(?:,|\bor\b|\band\b|\/)\s*/;
const AROUND =
  /^(?:(?:um+|uh|maybe|probably|like|just|a place|place|well|ok|so)[, ]+)+|[\s.!?]+$|\s+(?:please|pls|maybe|i guess|probably|lol)$/gi;

/** "Florida", where a search asked for a place, is the state and not its university. */
export function asPlaces(text: string, { topic }: DialogueState): string {
  if (topic === null || !SEARCHES.includes(topic)) return text;
  const places = text.trim().replace(AROUND, '').toLowerCase().split(BETWEEN);
  return places.every((place) => STATES.has(place)) ? `in ${places.join(' or ')}` : text;
}
