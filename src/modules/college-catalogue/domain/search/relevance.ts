/**
 * How well a text fits a college, the best first; among equals the one that more students look for comes first.
 *
 * A text that is the name of a group, such as the Ivy League, calls its members. One that is the name of a place or a designation puts the colleges that belong to it with `otherwiseCalled`, and
 * beside them those that have its very words in their name.
 *
 * The code of a state means the state: "mt" is Montana. Only colleges that people call so ("ut") come before or among the
 * colleges there; those with the code as a word of their name, or as initials nobody uses, come after.
 */
export const TEXT_FIT = {
  /** The whole text is the name or a nickname. */
  called: 0,
  /** The text and "University", "University of" or "College" are the whole name. */
  calledInShort: 1,
  /** The whole text is another name or the initials. */
  otherwiseCalled: 2,
  /** The name begins with the text; of a single word, any telling word of the name does. */
  beginning: 3,
  /** Every word begins a word of the name. */
  name: 4,
  /** Some word is found in another name only. */
  otherName: 5,
  /** Some word is found in the place only. */
  place: 6,
  /** Nothing has the words as typed: typing errors are allowed. */
  misspelled: 7,
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

/** Words that begin too many names to tell one from another. */
export const COMMON_NAME_WORDS: readonly string[] = [
  ...['academy', 'and', 'campus', 'center', 'college', 'colleges', 'community', 'institute', 'main', 'of'],
  ...['school', 'schools', 'state', 'system', 'technical', 'the', 'university'],
];

/** Design, dance, theater, studio art, music: colleges for the arts come before others with the words. Not film: UCLA teaches it. */
const MAJORS_OF_ART_SCHOOLS: readonly string[] = ['50.03', '50.04', '50.05', '50.07', '50.09'];

/** "Music school boston" means Berklee before Boston University, where more apply. */
export const asksForArtSchools = (majors: readonly string[] | null): boolean =>
  majors !== null && majors.length > 0 && majors.every((major) => MAJORS_OF_ART_SCHOOLS.includes(major));

/** "Boston" of "Boston University", "miami" of "University of Miami"; null where only a state is left of a college's name. */
export function shortNameOf(nameText: string, isState: (text: string) => boolean): string | null {
  const name = nameText.replace(/^the /, '').replace(/ main campus$/, '');
  const ofUniversity = /^university of (.+)$/.exec(name) ?? /^(.+) university$/.exec(name);
  if (ofUniversity !== null) return ofUniversity[1] ?? null;
  const ofCollege = /^(.+) college$/.exec(name)?.[1] ?? null;
  return ofCollege === null || isState(ofCollege) ? null : ofCollege;
}
