import { type LineComment, type Review } from '../../src/modules/essays/domain/review/review.js';
import { type Span } from '../../src/modules/essays/domain/text/manuscript.js';
import { readManuscript } from '../../src/modules/essays/domain/text/read-manuscript.js';
import { type MarkedEssay, type MarkedFlaw } from './marked-essay.js';

/** One marked place in the text. */
export interface Remark {
  kind: string;
  quote: string;
  place: Span;
}

/** These are counted, not judged: they can't be invented. */
const COUNTED = ['short-of-room', 'under-minimum', 'over-limit', 'one-block', 'long-paragraph'];
/** Their quote is only the beginning of what they speak of. */
const OF_A_PASSAGE = [
  'generic-passage',
  'resume-list',
  'long-sentence',
  'other-focus',
  'team-focus',
  'same-start',
];
/** Their quote only shows where the essay begins or ends. */
const OF_THE_WHOLE = ['no-reflection', 'no-scene', 'off-prompt', 'no-particulars', ...COUNTED];

export const remarksIn = ({ lineComments }: Review): Remark[] =>
  lineComments.filter(({ tone }) => tone !== 'wonder').flatMap(placesOf);

const placesOf = (comment: LineComment): Remark[] =>
  [comment, ...comment.alsoAt].map(({ quote, start, end }) => ({
    kind: comment.kind,
    quote,
    place: { start, end },
  }));

export interface Marks {
  missed: MarkedFlaw[];
  /** Remarks on what nobody marked. */
  unmarked: Remark[];
}

/** A flaw is found by a remark of a fitting kind at its place; a remark at no marked place is unmarked. */
export function marksOf(essay: MarkedEssay, remarks: readonly Remark[]): Marks {
  const finds = (remark: Remark, { kinds, quotes }: MarkedFlaw): boolean =>
    kinds.includes(remark.kind) && (quotes.length === 0 || isAt(essay.text, remark, quotes));
  const isMarked = (remark: Remark): boolean =>
    COUNTED.includes(remark.kind) ||
    essay.flaws.some((flaw) => finds(remark, flaw)) ||
    (!OF_THE_WHOLE.includes(remark.kind) &&
      essay.flaws.some(({ quotes }) => isAt(essay.text, remark, quotes)));

  return {
    missed: essay.flaws.filter((flaw) => !remarks.some((remark) => finds(remark, flaw))),
    unmarked: remarks.filter((remark) => !isMarked(remark)),
  };
}

function isAt(text: string, { kind, place }: Remark, quotes: readonly string[]): boolean {
  const reach = OF_A_PASSAGE.includes(kind) ? sentenceAround(text, place) : place;
  return quotes
    .flatMap((quote) => everyPlace(text, quote))
    .some((flaw) => flaw.start < reach.end && reach.start < flaw.end);
}

function everyPlace(text: string, quote: string): Span[] {
  const places: Span[] = [];
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) {
    places.push({ start: at, end: at + quote.length });
  }
  if (places.length === 0) throw new Error(`“${quote}” does not stand in its essay.`);
  return places;
}

const sentenceAround = (text: string, place: Span): Span =>
  readManuscript(text).sentences.find(({ start, end }) => place.start >= start && place.start < end) ?? place;
