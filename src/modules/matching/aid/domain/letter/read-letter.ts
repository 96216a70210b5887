import { type Offer } from '../offers/offer.js';
import { yearFigures } from '../offers/year-figures.js';
import { costsListed, netPrice, totalCost } from './costs.js';
import { kindsApart, kindsNamed, parentPlusApart, sources } from './kinds.js';
import { type Letter, type PracticeReading } from './practice.js';
import { details, nextSteps, noAward } from './what-next.js';

const READINGS: readonly ((letter: Letter) => PracticeReading)[] = [
  costsListed,
  totalCost,
  netPrice,
  kindsApart,
  parentPlusApart,
  kindsNamed,
  sources,
  nextSteps,
  details,
  noAward,
];

/** How a letter does by each of the ten practices. */
export const readLetter = (offer: Offer): PracticeReading[] => {
  const letter = { offer, year: yearFigures(offer) };
  return READINGS.map((read) => read(letter));
};

/** What the letter hides, in a few words each. */
export const unclearIn = (readings: readonly PracticeReading[]): string[] =>
  readings.flatMap(({ answer, finding }) => (answer === 'no' && finding !== null ? [finding] : []));

/** What to ask the aid office. What the letter may still answer is no question for them yet. */
export const questionsIn = (readings: readonly PracticeReading[]): string[] =>
  readings.flatMap(({ questions, answer, asks }) =>
    answer === 'not-sure' && asks !== null ? [] : questions,
  );
