import { wordSet } from './list-text.js';

/** They may stand between a subject and what it does. */
export const ADVERBS = wordSet(
  'never also just always finally slowly quickly carefully then still even only really usually often sometimes once already soon quietly simply again immediately eventually',
);
export const HELPER_VERBS = wordSet(
  "would had have 've 'd could began begin started tried kept did didn't used to can will get got was had to",
);
/** After one of these a word is a thing, not something done. */
export const BEFORE_NOUNS = wordSet(
  'the a an my his her their our of in on at with this that no some any more its by as for from',
);
/** Another subject: what follows is not done by the writer. */
export const OTHER_SUBJECTS = wordSet('he she they it you who that which');
