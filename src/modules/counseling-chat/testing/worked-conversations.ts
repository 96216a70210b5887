import { type WorkedConversation } from './worked-conversation.js';
import { CHANCES_AND_LISTS } from './worked-conversations/chances-and-lists.js';
import { COLLEGES_NAMED } from './worked-conversations/colleges-named.js';
import { ESSAYS_AND_LISTS } from './worked-conversations/essays-and-lists.js';
import { FACTS_TOLD } from './worked-conversations/facts-told.js';
import { FIRST_QUESTIONS } from './worked-conversations/first-questions.js';
import { HARD_MOMENTS } from './worked-conversations/hard-moments.js';
import { LIMITS_AND_LISTS } from './worked-conversations/limits-and-lists.js';
import { SEVERAL_THINGS } from './worked-conversations/several-things.js';

/** Talks as they should go; figures are read from the product when they are played. */
export const WORKED_CONVERSATIONS: readonly WorkedConversation[] = [
  ...FIRST_QUESTIONS,
  ...CHANCES_AND_LISTS,
  ...COLLEGES_NAMED,
  ...FACTS_TOLD,
  ...ESSAYS_AND_LISTS,
  ...HARD_MOMENTS,
  ...SEVERAL_THINGS,
  ...LIMITS_AND_LISTS,
];
