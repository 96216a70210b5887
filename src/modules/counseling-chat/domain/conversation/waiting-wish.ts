import { type CollegeMention, NOTHING_NAMED } from '../entities/entities.js';
import { type Intent } from '../intents/intent.js';
import { type Reply } from '../replies/reply.js';
import { type Wish } from '../understanding/wish.js';
import { slotAskedIn } from './asked-slots.js';
import { type DialogueState, type WaitingWish } from './dialogue-state.js';

/** Answers that become better with a grade, a score or a home state. */
const WAIT_FOR_FACTS: Partial<Record<Intent, Intent>> = {
  chance_at: 'chance_at',
  chances_overview: 'chances_overview',
  why_chance: 'chance_at',
  verdict: 'chance_at',
  improve_chances: 'improve_chances',
  safety_schools: 'safety_schools',
  recommend: 'recommend',
  compare: 'compare',
};
const FACT_SLOTS = ['gpa', 'test', 'state', 'major'];

/** The question that will be answered again as soon as the fact it asked for is saved. */
export function wishAfter(state: DialogueState, wish: Wish, reply: Reply): WaitingWish | null {
  if (wish.intent === 'tell_fact') return state.wish ?? wishOfTopic(state);
  const intent = WAIT_FOR_FACTS[wish.intent];
  const slot = slotAskedIn(reply);
  if (intent === undefined || slot === null || !FACT_SLOTS.includes(slot))
    return wish.intent === state.wish?.intent ? null : state.wish;
  return { intent, entities: { ...wish.entities, colleges: wish.colleges.map(mentionOf) } };
}

/** A fact told right after an answer that it changes. */
function wishOfTopic({ topic, lastColleges }: DialogueState): WaitingWish | null {
  const intent = topic === null ? undefined : WAIT_FOR_FACTS[topic];
  if (intent === undefined) return null;
  const speaksOfColleges = intent === 'chance_at' || intent === 'compare';
  if (speaksOfColleges && lastColleges.length === 0) return null;
  return {
    intent,
    entities: { ...NOTHING_NAMED, colleges: speaksOfColleges ? lastColleges.map(mentionOf) : [] },
  };
}

/** A college that is meant, as if it had been named. */
export const mentionOf = (id: number): CollegeMention => ({
  span: { from: 0, to: 0 },
  text: '',
  candidates: [id],
  certainty: 'take',
  misspelt: false,
});
