import { type Span } from './manuscript.js';

/** Characters. A quotation mark that closes only after more than this was a slip. */
const LONGEST_SPEECH = 700;
const MAY_PRECEDE_SPEECH = /^[\s([\u2013\u2014-]?$/;
/** Opens after a space, closes before a space or a mark, and may hold apostrophes. */
const SINGLE_QUOTED = /(?<=^|[\s(])'(?=\p{L})((?:[^'\n]|'(?=\p{L})){4,200})'(?=[\s.,!?;:)]|$)/gu;

/** Where the paragraphs quote someone. With curly quotes in the text only those count. */
export function speechSpans(stored: string, folded: string, paragraphs: readonly Span[]): Span[] {
  const isCurly = stored.includes('\u201C') && stored.includes('\u201D');
  return paragraphs.flatMap(({ start, end }) => [
    ...doubleQuoted(stored.slice(start, end), folded.slice(start, end), isCurly).map((span) =>
      moved(span, start),
    ),
    ...singleQuoted(folded.slice(start, end)).map((span) => moved(span, start)),
  ]);
}

function doubleQuoted(stored: string, folded: string, isCurly: boolean): Span[] {
  const spans: Span[] = [];
  let open: number | null = null;
  for (let at = folded.indexOf('"'); at >= 0; at = folded.indexOf('"', at + 1)) {
    const opens = isCurly ? stored[at] === '\u201C' : open === null && mayOpen(folded, at);
    const closes = isCurly ? stored[at] === '\u201D' : /\S/.test(folded.charAt(at - 1));
    if (opens) {
      open = at;
    } else if (closes && open !== null) {
      if (at - open <= LONGEST_SPEECH) spans.push({ start: open, end: at + 1 });
      open = null;
    }
  }
  return spans;
}

const mayOpen = (text: string, at: number): boolean =>
  MAY_PRECEDE_SPEECH.test(text.charAt(at - 1)) && /\S/.test(text.charAt(at + 1));

/** One word in single quotes is a term, not speech. */
const singleQuoted = (text: string): Span[] =>
  [...text.matchAll(SINGLE_QUOTED)]
    .filter(({ 1: inside }) => /\s/.test(inside ?? ''))
    .map(({ 0: quote, index }) => ({ start: index, end: index + quote.length }));

const moved = ({ start, end }: Span, by: number): Span => ({ start: start + by, end: end + by });
