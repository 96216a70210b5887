import { type Intent } from '../intents/intent.js';
import { type FollowUp } from './follow-up.js';

const PRICED: readonly Intent[] = [
  'net_price',
  'cheapest',
  'compare',
  'snapshot',
  'college_facts',
  'aid_basics',
];
const HOW_LONG =
  /\b(?:per|a|each|one|every) (?:year|yr|semester)\b|\b(?:all four|four years|total|altogether|whole thing)\b|\b(?:with|without|include\w*|just|plus|count\w*) (?:the )?(?:room|housing|dorms?|food|meals?|books|tuition|board)\b|\b(?:before|after) (?:aid|scholarships?|grants?|fafsa)\b/;
const ASKS = /^(?:ok |so |and |wait |but )*(?:is|does|do|are|was)\b|\?/;

/** "Is that per year or for all four?", after a price. */
export const forHowLong: FollowUp = ({ slotted, entities, state }) =>
  isAfter(PRICED, state.topic) &&
  entities.colleges.length === 0 &&
  /\b(?:that|it|this|those|the price|they)\b/.test(slotted) &&
  ASKS.test(slotted) &&
  HOW_LONG.test(slotted)
    ? { intent: 'net_price' }
    : null;

/** "Would Kent State fit under my 30k?" */
export const heldAgainstABudget: FollowUp = ({ slotted, entities }) =>
  entities.colleges.length > 0 &&
  /\bCOLLEGE\b.*\b(?:fits?|stays?|be|is|under|within|inside|below|over)\b.*\b(?:(?:my|our) (?:budget|limit|price limit)|(?:under|within|below|over) (?:my|our) NUM)\b/.test(
    slotted,
  )
    ? { intent: 'net_price' }
    : null;

const SHOCK =
  /^(?:(?:nah|no|ugh|wow|ok|well|,) )*(?:way )?too (?:much|expensive|pricey|high)[ .!]*$|^(?:(?:omg|wow|dang|jeez|yikes|bruh|ok|oh|no|lol|ugh|but|well|damn|,) )*(?:that|this|it)(?: is| s)?(?: just| really)? (?:so|way too|too|a lot|such a lot|crazy|insane)? ?(?:of )?(?:much|expensive|pricey|high|a lot|money|crazy|insane)\b|\b(?:we|i|they|my family|my parents) (?:can|could) ?not (?:ever )?(?:afford|pay) (?:that|it|this|those)\b/;

/** "omg thats so much", after a price: the way on is a lower one. */
export const tooExpensive: FollowUp = ({ slotted, entities, state }) =>
  isAfter(PRICED, state.topic) && entities.colleges.length === 0 && SHOCK.test(slotted)
    ? { intent: 'cheapest' }
    : null;

const isAfter = (topics: readonly Intent[], topic: Intent | null): boolean =>
  topic !== null && topics.includes(topic);
