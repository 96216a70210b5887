import { type Anchor } from '../review/review.js';
import { type Manuscript, type Paragraph, type Span } from '../text/manuscript.js';
import { foldedText, lowered } from '../text/folded-text.js';
import { coveredText } from '#shared-kernel/domain/covered-text.js';

const MOST_WORDS = 16;
const FEWEST_CHARACTERS = 3;

export type PlaceFinder = (quote: string, paragraphIndex: number) => Anchor | null;

/** Finds where a quotation stands: in its paragraph, or in exactly one other. It was cut from the covered text. */
export function placeFinder(manuscript: Manuscript, names: readonly string[]): PlaceFinder {
  const searched = lowered(foldedText(coveredText(manuscript.stored, names))).replace(/\s/g, ' ');

  return (quote, paragraphIndex) => {
    const wanted = lowered(foldedText(quote.trim())).replace(/\s+/g, ' ');
    if (wanted.length < FEWEST_CHARACTERS || wanted.split(' ').length > MOST_WORDS) return null;

    const places = manuscript.paragraphs.flatMap((paragraph) => placesIn(searched, paragraph, wanted));
    const place =
      places.find((candidate) => candidate.paragraphIndex === Math.trunc(paragraphIndex)) ??
      (places.length === 1 ? places[0] : undefined);
    return place === undefined ? null : { ...place, quote: manuscript.stored.slice(place.start, place.end) };
  };
}

function placesIn(
  searched: string,
  { index, start, end }: Paragraph,
  wanted: string,
): Omit<Anchor, 'quote'>[] {
  const at = searched.slice(start, end).indexOf(wanted);
  if (at < 0) return [];
  return [{ paragraphIndex: index, start: start + at, end: start + at + wanted.length }];
}

export const touch = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;
