import { type Gap, gapsIn } from '../letter/gaps.js';
import { type PracticeReading } from '../letter/practice.js';
import { questionsIn, readLetter, unclearIn } from '../letter/read-letter.js';
import { type Offer } from './offer.js';
import { programFigures, type ProgramFigures } from './whole-program.js';
import { yearFigures, type YearFigures } from './year-figures.js';

/** An offer with everything that follows from it. */
export interface OfferInFull extends Offer {
  readonly year: YearFigures;
  readonly program: ProgramFigures;
  readonly practices: readonly PracticeReading[];
  readonly unclear: readonly string[];
  readonly questions: readonly string[];
  /** The same without words. */
  readonly gaps: readonly Gap[];
}

export function offerInFull(offer: Offer, years: number, yearlyIncrease: number): OfferInFull {
  const practices = readLetter(offer);
  return {
    ...offer,
    year: yearFigures(offer),
    program: programFigures(offer, years, yearlyIncrease),
    practices,
    unclear: unclearIn(practices),
    questions: questionsIn(practices),
    gaps: gapsIn(offer, practices),
  };
}

const YEARS: Readonly<Record<string, number>> = { 'Four-year': 4, 'Two-year': 2, 'Less than two-year': 1 };

/** How long a degree usually takes at a college of this level. */
export const yearsAt = (level: string): number => YEARS[level] ?? 4;
