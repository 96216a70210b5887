import { US_STATES } from '#shared-kernel/domain/us-states.js';
import { type DialogueState } from '../conversation/dialogue-state.js';
import { type Intent } from '../intents/intent.js';

const STATES: ReadonlySet<string> = new Set(Object.values(US_STATES).map((name) => name.toLowerCase()));
const SEARCHES: readonly Intent[] = ['search_colleges', 'refine', 'majors', 'cheapest'];
const BETWEEN = /\s*(?:,|\bor\b|\band\b|\/)\s*/;
const AROUND =
  /^(?:(?:what about|how about|and|or|um+|uh|maybe|probably|like|just|a place|place|well|ok|so)[, ]+)+|[\s.!?]+$|\s+(?:please|pls|maybe|i guess|probably|lol)$/gi;

/** "Florida", where a search asked for a place, is the state and not its university. */
export function asPlaces(text: string, { topic }: DialogueState): string {
  return topic === null || !SEARCHES.includes(topic) ? text : inPlaces(text);
}

/** "Colorado", as a sentence among others, is where they live or look. */
export function inPlaces(text: string): string {
  const places = text.trim().replace(AROUND, '').toLowerCase().split(BETWEEN);
  return places.every((place) => STATES.has(place)) ? `in ${places.join(' or ')}` : text;
}
