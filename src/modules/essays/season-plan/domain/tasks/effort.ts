/** Half hours of work. Our assumptions, told on the page; students who write faster finish early. */

/** With the thinking before it, a first draft comes at about 130 words an hour. */
const DRAFT_WORDS_PER_HALF_HOUR = 65;
/** Above this length a text is read twice before it goes out. */
const LONG_TEXT = 300;
/** Not less than half of the words: below that the draft is still to be written. */
const WRITTEN_SHARE = 0.5;

export const draftEffort = (words: number): number =>
  Math.max(1, Math.round(words / DRAFT_WORDS_PER_HALF_HOUR));

/** Half of the first draft. */
export const secondDraftEffort = (words: number): number => Math.ceil(draftEffort(words) / 2);

export const finalReadingEffort = (words: number): number => (words > LONG_TEXT ? 2 : 1);

/** Cutting keeps what is there. */
export const shortenEffort = (words: number): number => finalReadingEffort(words) + 1;

/** A new turn is a second draft and a reading. */
export const turnEffort = (words: number): number => secondDraftEffort(words) + finalReadingEffort(words);

export const isDrafted = (writtenWords: number, words: number): boolean =>
  writtenWords >= words * WRITTEN_SHARE;

/** Choosing whom, asking in person, and a page on what they should know. */
export const ASK_FOR_LETTER = 2;
/** A look at whether it arrived, and a thank-you. */
export const CHECK_LETTER = 1;
/** A request to the school office or to the testing company. */
export const REQUEST_TRANSCRIPT = 1;
export const SEND_SCORES = 1;
export const PAY_FEE = 1;
/** The federal form takes most families an hour, and half an hour to find the papers. */
export const FAFSA = 3;
export const CSS_PROFILE = 4;
export const OTHER_AID_FORM = 2;
/** An hour to prepare, an hour to talk. */
export const INTERVIEW = 4;
export const OTHER_ITEM = 2;
/** Personal details, family, courses and ten activities, once for all colleges of the Common App or Coalition. */
export const SHARED_FORM = 6;
/** The form of one college or system. */
export const OWN_FORM = 4;
/** The college’s own questions, one reading of everything, sending. */
export const SEND = 2;
