import { US_STATES } from '#shared-kernel/domain/us-states.js';
import { type DialogueState } from '../conversation/dialogue-state.js';
import { type Intent } from '../intents/intent.js';

const STATES: ReadonlySet<string> = new Set(Object.values(US_STATES).map((name) => name.toLowerCase()));
/** After these a state alone is where to look, or where the student lives. */
const SEARCHES: readonly Intent[] = [
  'search_colleges',
  'refine',
  'majors',
  'cheapest',
  'recommend',
  'safety_schools',
  'pathways',
  'special_situation',
  'scholarships',
  'aid_basics',
];
const BETWEEN = /\s*(?:,|\bor\b|\band\b|\/)\s*/;
const AROUND =
  /^(?:(?:what about|how about|no|nah|i meant|i mean|sorry|oops|actually|in|and|or|um+|uh|maybe|probably|like|just|a place|place|well|ok|so)[, ]+)+|[\s.!?]+$|\s+(?:please|pls|maybe|i guess|probably|lol|sorry|my bad|instead)$/gi;

/** "Florida", where a search asked for a place, is the state and not its university. */
export function asPlaces(text: string, { topic }: DialogueState): string {
  return topic === null || !SEARCHES.includes(topic) ? text : inPlaces(text);
}

/** "Colorado", as a sentence among others, is where they live or look. */
export function inPlaces(text: string): string {
  const places = text.trim().replace(AROUND, '').toLowerCase().split(BETWEEN);
  return places.every((place) => STATES.has(place)) ? `in ${places.join(' or ')}` : text;
}
