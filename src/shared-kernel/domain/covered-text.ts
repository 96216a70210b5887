const COVER = '▇';
const SHORTEST_NAME = 3;

/** Each part has an upper bound, so that no text takes long. */
const PRIVATE = [
  // Email addresses and names on social media.
  /[\w.+-]{0,64}@[\w.-]{2,80}/g,
  /\b(?:https?:\/\/|www\.)\S{1,300}/gi,
  // Social Security numbers, then phone numbers.
  /(?<!\d)\d{3}[- ]\d{2}[- ]\d{4}(?!\d)/g,
  /(?<!\d)\+?\(?\d{1,3}\)?[-. ]{0,2}\d{3}[-. ]\d{4}(?!\d)/g,
  /(?<!\d)\d{10,11}(?!\d)/g,
  // Dates in figures, such as a birth date.
  /(?<!\d)\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}(?!\d)/g,
  /(?<!\d)\d{1,5} (?:[A-Z][\w'.]{0,20} ){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Way|Place|Pl)\b/g,
];

/** Names that are everyday words too: in small letters they are left alone. */
const EVERYDAY_WORDS = new Set(
  (
    'will may mark grace hope faith joy rose art bill rich frank grant chase hunter page rob sue drew dawn april june ' +
    'summer autumn melody young king brown white black green long price day love stone wood wells banks rivers lake hill ' +
    'park field cook baker fisher mason carter walker reading mobile orange independence'
  ).split(' '),
);

/**
 * Covers what says who wrote a text: addresses, numbers, links, and these names of theirs. The length stays, so that a position
 * here is the same position in the text.
 */
export function coveredText(text: string, names: readonly string[]): string {
  const cover = (match: string) => COVER.repeat(match.length);
  const patterns = [...PRIVATE, ...names.flatMap(namePatterns)];
  return patterns.reduce((covered, pattern) => covered.replace(pattern, cover), text);
}

/** The whole name, as a word of its own, in capitals and small letters alike. */
function namePatterns(name: string): RegExp[] {
  const trimmed = name.trim();
  if (trimmed.length < SHORTEST_NAME) return [];
  const escaped = trimmed.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
  const flags = EVERYDAY_WORDS.has(trimmed.toLowerCase()) ? 'gu' : 'giu';
  return [new RegExp(`(?<!\\p{L})${escaped}(?!\\p{L})`, flags)];
}
