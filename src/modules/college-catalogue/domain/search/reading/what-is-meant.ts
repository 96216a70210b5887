import { type TextReading } from './read-text.js';

/**
 * How surely a text is a name: the whole of it is or begins the name of a college, a place or a group; some college has all its
 * words; they only begin words; no college has them.
 */
export type NameFit = 'whole' | 'words' | 'beginnings' | 'none';

const isNothing = ({ understood }: TextReading): boolean => understood.length === 0;

/** Every word was understood. */
export const isWhole = (reading: TextReading): boolean => !isNothing(reading) && reading.others.length === 0;

/** A name that is found wins; but "small" is a size before it is the beginning of a name, and "nursing" is a major. */
export function isKindMeant(reading: TextReading, fit: NameFit): boolean {
  if (fit === 'none') return !isNothing(reading) || reading.others.length > 0;
  if (!isWhole(reading)) return false;
  return reading.isKind || (fit !== 'whole' && reading.isMoreThanPlace);
}
