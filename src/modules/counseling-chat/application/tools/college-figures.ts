import { type CollegeCard } from '#modules/college-catalogue/contracts/index.js';
import { type PriceForStudent } from '#modules/matching/contracts/index.js';
import { type Figure, type FigureLabel, type Unit } from '../../domain/figures/figure.js';
import { type CollegeRef } from '../../domain/replies/reply.js';
import { type CardYears } from './figure-years.js';

export const refOf = ({ id, shortName, location, state }: CollegeCard): CollegeRef => ({
  id,
  name: shortName,
  place: location,
  state,
});

export const admitRateOf = (card: CollegeCard): Figure =>
  reported(card, 'acceptanceRate', 'admit-rate', 'share', card.admissionTerm ?? card.dataYear);
export const graduationOf = (card: CollegeCard, years: CardYears): Figure =>
  reported(card, 'completionRate', 'graduation', 'share', years.graduation);
export const studentsOf = (card: CollegeCard, years: CardYears): Figure =>
  reported(card, 'studentSize', 'students', 'count', years.students);

export const priceOf = (card: CollegeCard, price: PriceForStudent | undefined, years: CardYears): Figure =>
  forStudent(reported(card, 'netPrice', 'net-price', 'dollars', years.netPrice), price?.amount);
export const fullPriceOf = (
  card: CollegeCard,
  price: PriceForStudent | undefined,
  years: CardYears,
): Figure =>
  forStudent(reported(card, 'costOfAttendance', 'full-price', 'dollars', years.fullPrice), price?.fullPrice);

/** The student's own amount in place of the average; null where it cannot be known, whatever the average is. */
function forStudent({ missing = 'not-reported', ...average }: Figure, amount: number | null = null): Figure {
  return amount === null ? { ...average, value: null, missing } : { ...average, value: amount };
}

type NumberField = {
  [Field in keyof CollegeCard]: CollegeCard[Field] extends number | null ? Field : never;
}[keyof CollegeCard];

/** A field of the card as a figure. */
export function reported(
  card: CollegeCard,
  field: NumberField,
  label: FigureLabel,
  unit: Unit,
  year: string,
): Figure {
  const value = card[field];
  return {
    value,
    unit,
    label,
    about: card.id,
    source: 'scorecard',
    year,
    said: 'reported',
    ...(value === null && { missing: card.missing[field] ?? ('not-reported' as const) }),
  };
}
