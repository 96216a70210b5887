import { type CollegeCard } from '#modules/college-catalogue/contracts/index.js';
import { type PriceForStudent } from '#modules/matching/contracts/index.js';
import { type Figure, type FigureLabel, type Unit } from '../../domain/figures/figure.js';
import { type CollegeRef } from '../../domain/replies/reply.js';

/** Columns NPT4 and COSTT4_A of the release describe this year; their columns say so in the catalogue. */
const PRICE_YEAR = '2022-23';

export const refOf = ({ id, shortName, location, state }: CollegeCard): CollegeRef => ({
  id,
  name: shortName,
  place: location,
  state,
});

export const admitRateOf = (card: CollegeCard): Figure =>
  reported(card, 'acceptanceRate', 'admit-rate', 'share', card.admissionTerm ?? card.dataYear);
export const graduationOf = (card: CollegeCard): Figure =>
  reported(card, 'completionRate', 'graduation', 'share', card.dataYear);
export const studentsOf = (card: CollegeCard): Figure =>
  reported(card, 'studentSize', 'students', 'count', card.dataYear);

export const priceOf = (card: CollegeCard, price: PriceForStudent | undefined): Figure => ({
  ...reported(card, 'netPrice', 'net-price', 'dollars', PRICE_YEAR),
  value: price?.amount ?? null,
});
export const fullPriceOf = (card: CollegeCard, price: PriceForStudent | undefined): Figure => ({
  ...reported(card, 'costOfAttendance', 'full-price', 'dollars', PRICE_YEAR),
  value: price?.fullPrice ?? null,
});

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
