import { type SearchWishes } from '../entities/entities.js';
import { type Intent } from '../intents/intent.js';
import { type Limits } from './dialogue-state.js';
import { normalize } from '../language/normalize.js';
import { type Wish } from '../understanding/wish.js';

/** Wishes of one kind: a new one takes the place of all of them. */
const KINDS: readonly (readonly (keyof SearchWishes)[])[] = [
  ['states', 'statesWithout', 'regions', 'near', 'nearName', 'withinMiles', 'withoutCity'],
  ['size', 'sizeMin', 'sizeMax'],
  ['ownership'],
  ['settings'],
  ['degrees', 'openAdmission', 'onlineOnly'],
  ['designation', 'faith'],
  ['majors'],
  ['netPriceMax'],
  ['testPolicy'],
  ['without'],
];
const NO_LIMITS: Limits = { wishes: {}, majors: [] };
const LIMITS: ReadonlySet<string> = new Set(KINDS.flat());

/** Lists of colleges, each of which keeps to the limits that were told. */
export const LISTED: readonly Intent[] = [
  'search_colleges',
  'refine',
  'recommend',
  'safety_schools',
  'cheapest',
  'majors',
];

/** What of a wish stays for the next list: a kind, a place, a price; no order and no category. */
export const limitsOf = (wishes: SearchWishes): SearchWishes =>
  Object.fromEntries(Object.entries(wishes).filter(([name]) => LIMITS.has(name)));

/** What was told before with what is told now. */
export function withLimits(before: SearchWishes, now: SearchWishes): SearchWishes {
  const told = new Set(Object.keys(now));
  const replaced = new Set<string>(KINDS.filter((kind) => kind.some((name) => told.has(name))).flat());
  const kept = Object.entries(before).filter(([name]) => !replaced.has(name));
  return { ...Object.fromEntries(kept), ...now };
}

const ANYWHERE = /\b(?:anywhere|any state|any where|all over|whole country|across the (?:us|country))\b/;
const ANEW =
  /\b(?:start over|new search|forget (?:that|all that|it)|something (?:totally|completely) different)\b/;

/** Limits that the words of a message lift. */
function lifted(limits: Limits, plain: string): Limits {
  if (ANEW.test(plain)) return NO_LIMITS;
  if (!ANYWHERE.test(plain)) return limits;
  const places = new Set<string>(KINDS[0]);
  const wishes = Object.entries(limits.wishes).filter(([name]) => !places.has(name));
  return { ...limits, wishes: Object.fromEntries(wishes) };
}

/** A major is told beside facts too; a place there is where the student lives. */
export function limitsAfter(before: Limits = NO_LIMITS, wish: Wish): Limits {
  const { intent, topic, entities, text } = wish;
  const standing = lifted(before, normalize(text).plain);
  const { majors } = entities.wishes;
  if (intent === 'tell_fact') return majors === undefined ? standing : added(standing, { majors }, wish);
  const isOfOne = entities.colleges.length > 0 || topic !== undefined;
  return isOfOne || !LISTED.includes(intent) ? standing : added(standing, limitsOf(entities.wishes), wish);
}

const added = ({ wishes, majors }: Limits, now: SearchWishes, { entities }: Wish): Limits => ({
  wishes: withLimits(wishes, now),
  majors: now.majors === undefined ? majors : entities.majors,
});

/** A wish for a list, with the limits that stand. A list that is changed has them already. */
export function keepingToLimits(wish: Wish, limits: Limits = NO_LIMITS): Wish {
  const { intent, entities, colleges, topic, text } = wish;
  if (!LISTED.includes(intent) || entities.colleges.length > 0 || topic !== undefined) return wish;
  const standing = lifted(limits, normalize(text).plain);
  return {
    ...wish,
    entities: {
      ...entities,
      wishes: intent === 'refine' ? entities.wishes : withLimits(standing.wishes, entities.wishes),
      // What is asked of colleges that are pointed at names its own major.
      majors: entities.majors.length > 0 || colleges.length > 0 ? entities.majors : standing.majors,
    },
  };
}
