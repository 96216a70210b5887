import { type Intent } from '../../domain/intents/intent.js';
import { type Answerer, type Answerers } from './answerer.js';
import { CHANCE_ANSWERS } from './chances/index.js';
import { COLLEGE_ANSWERS } from './colleges/index.js';
import { LIST_ANSWERS } from './lists/index.js';
import { answerUnclear } from './unclear.js';
import { WORD_ANSWERS } from './words/index.js';

const GROUPS: Answerers = {
  ...CHANCE_ANSWERS,
  ...COLLEGE_ANSWERS,
  ...LIST_ANSWERS,
  ...WORD_ANSWERS,
};

/** A changed list is made by whoever made the list. */
const answerRefinement: Answerer = (asked, tools) => {
  const kind = asked.state.shown?.kind;
  const isAPlaceToSearch = asked.entities.wishes.near !== undefined;
  if (kind === 'safety' && !isAPlaceToSearch) return answererOf('safety_schools')(asked, tools);
  if (kind === 'recommended' && !isAPlaceToSearch) return answererOf('recommend')(asked, tools);
  return (GROUPS.refine ?? GROUPS.search_colleges ?? answerUnclear)(asked, tools);
};

export const answererOf = (intent: Intent): Answerer =>
  intent === 'refine' ? answerRefinement : (GROUPS[intent] ?? answerUnclear);
