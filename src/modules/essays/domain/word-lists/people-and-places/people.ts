import { wordSet } from '../list-text.js';

/** Family, and people by what they do. */
export const PEOPLE = wordSet(`
mother father mom dad mama papa mommy daddy sister brother sisters brothers grandmother grandfather grandma grandpa
abuela abuelo nana nani nonna halmoni lola lolo aunt uncle cousin cousins friend friends teacher coach boss neighbor
neighbors customer customers classmate classmates teammate teammates roommate kid kids child children baby man woman
boy girl mr mrs ms dr doctor nurse principal janitor librarian professor him her he she parents family people students
`);

export const FIRST_PERSON = wordSet("i me my mine myself i'm i've i'd i'll");
export const THIRD_PERSON = wordSet("he she him her his hers he's she's himself herself he'd she'd");
export const FIRST_PLURAL = wordSet("we our us ours we're we'd we've ourselves");
