/**
 * How well a text fits a college, the best first; among equals the larger college comes first.
 *
 * A text that is the name of a place, a designation or a group puts the colleges that belong to it with `otherwiseCalled`, and
 * beside them those that have its very words in their name.
 *
 * The code of a state means the state: "mt" is Montana. Only colleges that people call so ("ut") come before or among the
 * colleges there; those with the code as a word of their name, or as initials nobody uses, come after.
 */
export const TEXT_FIT = {
  /** The whole text is the name or a nickname. */
  called: 0,
  /** The whole text is another name or the initials. */
  otherwiseCalled: 1,
  /** The name begins with the text. */
  beginning: 2,
  /** Every word begins a word of the name. */
  name: 3,
  /** Some word is found in another name only. */
  otherName: 4,
  /** Some word is found in the place only. */
  place: 5,
  /** Nothing has the words as typed: typing errors are allowed. */
  misspelled: 6,
} as const;

/** Where a word is found, the most telling first. */
export const WORD_PLACE = { name: 1, otherName: 2, place: 3 } as const;

/** How well a college fits whose least telling word is found there. */
export const fitOfWords = (leastTelling: number): number => TEXT_FIT.name + leastTelling - WORD_PLACE.name;

/** What a misspelled word adds: each typing error counts for more than where the word is found. */
export const costOfWord = (typingErrors: number, place: number): number =>
  typingErrors * WORD_PLACE.place + place - WORD_PLACE.name;

/** A name that begins with another word than the text does fits a little less well. */
export const COST_OF_OTHER_BEGINNING = 1;
