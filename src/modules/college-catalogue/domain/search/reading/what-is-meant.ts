import { type TextReading } from './read-text.js';

/**
 * How surely a text is a name: the whole of it is the name of a college or a group; it names a place or begins a name; some college
 * has all its words; they only begin words; with its typing errors undone it is the whole of a name; no college has them.
 */
export type NameFit = 'called' | 'whole' | 'words' | 'beginnings' | 'misspelled' | 'none';

const isNothing = ({ understood, notInData }: TextReading): boolean =>
  understood.length === 0 && notInData.length === 0;

/** Every word was understood. */
export const isWhole = (reading: TextReading): boolean => !isNothing(reading) && reading.others.length === 0;

/**
 * A name that is found wins; but "small" is a size before it is the beginning of a name, "nursing" is a major, and so is "aviation
 * schools" in the plural. "Texas Christian University" is one college, whatever its words say.
 */
export function isKindMeant(reading: TextReading, fit: NameFit): boolean {
  if (fit === 'called') return false;
  if (fit === 'none') return !isNothing(reading) || reading.others.length > 0;
  if (!isWhole(reading)) return false;
  if (fit === 'misspelled' || reading.asksForSeveral) return true;
  return reading.isKind || (fit !== 'whole' && reading.isMoreThanPlace);
}
