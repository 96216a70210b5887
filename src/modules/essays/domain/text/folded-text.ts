const SINGLE_QUOTES = /[\u2018\u2019\u201A\u201B\u02BC\u2032`\u00B4]/g;
const DOUBLE_QUOTES = /[\u201C\u201D\u201E\u201F\u2033\u00AB\u00BB]/g;
const SPACES = /[\t\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g;
const HYPHENS = /[\u2010\u2011]/g;

/** Plain quotes, spaces and hyphens. The length stays, so a position here is the same position in the stored text. */
export const foldedText = (stored: string): string =>
  stored.replace(SINGLE_QUOTES, "'").replace(DOUBLE_QUOTES, '"').replace(SPACES, ' ').replace(HYPHENS, '-');

/** In small letters, where the length stays: a few capitals, such as "İ", have no small letter of their own length. */
export function lowered(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text.replace(/./gsu, lowerOfSameLength);
}

function lowerOfSameLength(letter: string): string {
  const lower = letter.toLowerCase();
  return lower.length === letter.length ? lower : letter;
}
