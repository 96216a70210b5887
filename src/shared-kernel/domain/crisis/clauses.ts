const BETWEEN_CLAUSES = /(?:[!?;,\n…]|\.(?!\d))+|\b(?:so|but|because|bc|and|cuz)\b/iu;
const FEWEST_WORDS = 3;

/**
 * A message, and what stands in it between commas and stops: danger told beside a question about college is heard alone. Shorter
 * pieces say too little.
 */
export function clausesOf(text: string): string[] {
  const pieces = text
    .split(BETWEEN_CLAUSES)
    .filter((piece) => piece.trim().split(/\s+/u).length >= FEWEST_WORDS);
  return pieces.length > 1 || (pieces[0] !== undefined && pieces[0].trim() !== text.trim())
    ? [text, ...pieces]
    : [text];
}
