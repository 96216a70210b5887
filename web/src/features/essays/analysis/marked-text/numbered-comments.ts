import { type LineComment } from '@/api';
import { type Place } from './marked-text';

export type NumberedComment = LineComment & { number: number };

/** In the order of the text, numbered from 1. */
export const numberedComments = (comments: readonly LineComment[]): NumberedComment[] =>
  comments
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .map((comment, at) => ({ ...comment, number: at + 1 }));

/** Each comment's own phrase, and the other places it is about. */
export const placesOf = (comments: readonly NumberedComment[]): Place[] =>
  comments.flatMap(({ number, tone, start, end, alsoAt }) => [
    { number, tone, start, end, also: false },
    ...alsoAt.map((other) => ({ number, tone, start: other.start, end: other.end, also: true })),
  ]);
