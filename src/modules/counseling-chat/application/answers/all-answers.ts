import { type Intent } from '../../domain/intents/intent.js';
import { type Answerer } from './answerer.js';
import { CHANCE_ANSWERS } from './chances/index.js';
import { COLLEGE_ANSWERS } from './colleges/index.js';
import { LIST_ANSWERS } from './lists/index.js';
import { answerUnclear } from './unclear.js';
import { WORD_ANSWERS } from './words/index.js';

/** A changed list is made by whoever made the list; a place nearby needs a search. */
const answerRefinement: Answerer = (asked, tools) => {
  const kind = asked.state.shown?.kind;
  const isNearby = asked.entities.wishes.near !== undefined;
  if (kind === 'safety' && !isNearby) return LIST_ANSWERS.safety_schools(asked, tools);
  if (kind === 'recommended' && !isNearby) return LIST_ANSWERS.recommend(asked, tools);
  return COLLEGE_ANSWERS.refine(asked, tools);
};

const ANSWERS: Readonly<Record<Intent, Answerer>> = {
  ...CHANCE_ANSWERS,
  ...COLLEGE_ANSWERS,
  ...LIST_ANSWERS,
  ...WORD_ANSWERS,
  refine: answerRefinement,
  unclear: answerUnclear,
  // A yes, a no, danger and what follows it are heard before any answer is looked for.
  confirm: WORD_ANSWERS.thanks,
  decline: WORD_ANSWERS.thanks,
  safety: answerUnclear,
  aftercare: WORD_ANSWERS.thanks,
};

export const answererOf = (intent: Intent): Answerer => ANSWERS[intent];
