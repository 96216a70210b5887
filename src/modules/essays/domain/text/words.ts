const NUMBER = String.raw`\p{N}+(?:[.,:/]\p{N}+)*(?:st|nd|rd|th|s|%|am|pm)?(?![\p{L}\p{N}])`;
const LETTERS = String.raw`[\p{L}\p{M}\p{N}]+(?:['-][\p{L}\p{M}\p{N}]+)*`;

/** Words for analysis, in folded text. "Don't", "well-known", "3.5" and "9th" are one word each. */
export const WORD = new RegExp(`${NUMBER}|${LETTERS}`, 'gu');
