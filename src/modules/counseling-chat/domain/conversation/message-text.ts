/** Characters of what a student can say at once. */
export const LONGEST_MESSAGE = 2_000;
