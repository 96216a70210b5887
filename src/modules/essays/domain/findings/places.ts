import { type Finding } from '../reading/finding.js';
import { type Sentence, type Span } from '../text/manuscript.js';

/** From the first of them to the last: one place, or none. */
export function stretch(parts: readonly Span[]): Span[] {
  const first = parts[0];
  const last = parts.at(-1);
  return first === undefined || last === undefined ? [] : [{ start: first.start, end: last.end }];
}

/** The first words of a sentence. */
export const beginning = (sentence: Sentence | undefined, words = 8): Span[] =>
  stretch(sentence?.words.slice(0, words) ?? []);

export const overlaps = (place: Span, others: readonly Span[]): boolean =>
  others.some((other) => place.start < other.end && other.start < place.end);

export const isIn = (place: { start: number }, span: Span): boolean =>
  place.start >= span.start && place.start < span.end;

export const placesOf = (findings: readonly Finding[]): Span[] => findings.flatMap(({ anchors }) => anchors);

/** Every place where the pattern stands. */
export const matchesOf = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)].map(({ 0: match, index }) => ({ start: index, end: index + match.length }));
