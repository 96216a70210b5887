import { type LineComment } from '@/api';

/** A stretch of the text that a comment is about. */
export type Place = {
  /** Of its comment. */
  number: number;
  tone: LineComment['tone'];
  start: number;
  end: number;
  /** Not the first place of its comment. */
  also: boolean;
};

/** A run of text with the same marks. */
export type Piece = { text: string; start: number; marks: Place[]; ends: Place[] };

export type Block = { start: number; end: number; pieces: Piece[] };

/** The lines of a text that hold something, cut where a mark begins or ends. */
export const blocksOf = (text: string, places: readonly Place[]): Block[] => {
  const marks = places.map((place) => withinText(text, place)).filter(({ start, end }) => start < end);
  return linesOf(text).map((line) => ({ ...line, pieces: piecesOf(text, line, marks) }));
};

/** The block in which a place begins. */
export const blockAt = (blocks: readonly Block[], start: number) =>
  blocks.find(({ end }) => start < end) ?? blocks.at(-1);

const linesOf = (text: string) =>
  [...text.matchAll(/[^\n]*\S[^\n]*/g)].map(({ 0: line, index }) => ({
    start: index,
    end: index + line.length,
  }));

/** No mark ends in white space, so that its number stands behind a word. */
const withinText = (text: string, place: Place): Place => {
  const start = Math.max(0, place.start);
  return { ...place, start, end: start + text.slice(start, place.end).trimEnd().length };
};

const piecesOf = (text: string, line: { start: number; end: number }, places: readonly Place[]): Piece[] => {
  const here = places.filter(({ start, end }) => start < line.end && end > line.start);
  const inside = here
    .flatMap(({ start, end }) => [start, end])
    .filter((at) => at > line.start && at < line.end);
  const cuts = [...new Set([line.start, ...inside, line.end])].toSorted((a, b) => a - b);

  return cuts.slice(1).map((end, at) => {
    const start = cuts[at] ?? line.start;
    return {
      text: text.slice(start, end),
      start,
      marks: here.filter((place) => place.start < end && place.end > start).toSorted(shortestFirst),
      ends: here.filter((place) => place.end === end).toSorted((a, b) => a.number - b.number),
    };
  });
};

const shortestFirst = (a: Place, b: Place) => a.end - a.start - (b.end - b.start);
