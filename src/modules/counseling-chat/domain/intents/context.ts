import { type DialogueState, type Slot } from '../conversation/dialogue-state.js';
import { type Entities } from '../entities/entities.js';
import { type Intent } from './intent.js';

/** Advice is talked over in several turns; the next question is likely about the same. */
const TALKED_OVER: readonly Intent[] = [
  'activities_advice',
  'aid_basics',
  'bad_news',
  'courses_advice',
  'deadlines',
  'essay_help',
  'pathways',
  'recommenders',
  'rounds',
  'scholarships',
  'special_situation',
  'test_policy',
  'visit',
];
const THE_SAME_TOPIC = 0.15;

export const isTalkedOver = (topic: Intent | null): topic is Intent =>
  topic !== null && TALKED_OVER.includes(topic);

/** What the names of a message and the conversation so far add to an intent. */
export function contextOf(intent: Intent, entities: Entities, state: DialogueState): number {
  return ofNames(intent, entities, state) + (goesOn(intent, entities, state) ? THE_SAME_TOPIC : 0);
}

const goesOn = (intent: Intent, { colleges }: Entities, { topic }: DialogueState): boolean =>
  intent === topic && isTalkedOver(topic) && colleges.length === 0;

function ofNames(intent: Intent, entities: Entities, state: DialogueState): number {
  const named = entities.colleges.length;
  switch (intent) {
    case 'chances_overview':
      return named > 0 ? -0.4 : 0;
    case 'compare':
      if (named >= 2) return 0.12;
      return othersThan(entities, state) === 0 ? -1 : state.focus.length + named < 2 ? -0.25 : 0;
    case 'what_if':
      if (isSupposed(entities)) return 0.2;
      return entities.round === null && entities.majors.length === 0 && state.whatIf === null ? -0.2 : 0;
    case 'tell_fact':
      return factContext(entities) + (answersAQuestion(entities, state) ? ANSWERED : 0);
    case 'search_colleges':
      return hasWishes(entities) && named === 0 ? 0.1 : 0;
    case 'explain_term':
      return named > 0 ? -0.4 : entities.terms.length > 0 ? 0.15 : 0;
    case 'majors':
      return entities.majors.length > 0 ? 0.05 : 0;
    case 'refine':
      return state.shown === null || state.shown.kind === 'compare' || named > 0 ? -1 : 0;
    case 'confirm':
    case 'decline':
      return -1;
    default:
      return 0;
  }
}

/** Colleges that the named one, or the first spoken of, may be held against. */
const othersThan = ({ colleges: [first] }: Entities, { focus }: DialogueState): number =>
  focus.filter((id) => id !== (first?.candidates[0] ?? focus[0])).length;

const ANSWERED = 0.6;
const FACTS_ASKED: readonly Slot[] = ['gpa', 'test', 'state', 'grade-level'];
/** What Wren asked for right before. */
const answersAQuestion = ({ facts, bareNumber }: Entities, { asked, turn }: DialogueState): boolean => {
  const last = asked.at(-1);
  const isAsked = last !== undefined && last.turn >= turn - 1 && FACTS_ASKED.includes(last.slot);
  return isAsked && (facts.length > 0 || bareNumber !== null);
};

function factContext({ facts, impossible }: Entities): number {
  if (impossible.length > 0) return 0.3;
  if (facts.length === 0) return -0.3;
  return facts.some(({ mood }) => mood === 'fact') ? 0.15 : -0.2;
}

const isSupposed = ({ facts, increase }: Entities): boolean =>
  increase !== null || facts.some(({ mood, kind }) => mood === 'supposed' && kind !== 'major');

export const hasWishes = ({ wishes }: Entities): boolean => Object.keys(wishes).length > 0;
