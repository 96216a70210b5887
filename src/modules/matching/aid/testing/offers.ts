import { type AidKind, type AidLine, type CostKind, type Offer } from '../domain/offers/offer.js';

const NO_COSTS: Readonly<Record<CostKind, number | null>> = {
  tuition: null,
  fees: null,
  housing: null,
  food: null,
  books: null,
  travel: null,
  other: null,
};

export const anAidLine = (kind: AidKind, amount: number, changes: Partial<AidLine> = {}): AidLine => ({
  kind,
  name: kind,
  amount,
  renews: 'not-said',
  years: null,
  condition: null,
  ...changes,
});

type Given = Partial<Omit<Offer, 'costs'>> & { costs?: Partial<Offer['costs']> };

/** An empty letter with what is given. */
export const anOffer = ({ costs, ...changes }: Given = {}): Offer => ({
  inside: [],
  totalCost: null,
  statedNetPrice: null,
  aid: [],
  answers: {},
  ...changes,
  costs: { ...NO_COSTS, ...costs },
});

/** Six made-up families, each with the letter of one college. */
export const FAMILIES = {
  'full need met': anOffer({
    costs: {
      tuition: 64_000,
      fees: 1_200,
      housing: 11_000,
      food: 7_800,
      books: 1_000,
      travel: 900,
      other: 1_900,
    },
    totalCost: 87_800,
    statedNetPrice: 5_800,
    aid: [
      anAidLine('grant', 74_605, {
        name: 'University Grant',
        renews: 'yes',
        years: 4,
        condition: 'New forms each year',
      }),
      anAidLine('grant', 7_395, { name: 'Federal Pell Grant', renews: 'yes' }),
      anAidLine('work-study', 3_000, { name: 'Federal Work-Study' }),
    ],
    answers: {
      'kinds-apart': 'yes',
      sources: 'yes',
      'next-steps': 'yes',
      'loan-details': 'yes',
      'no-award': 'yes',
    },
  }),
  'big merit': anOffer({
    costs: { tuition: 48_000, fees: 900, housing: 9_000, food: 6_000 },
    inside: [],
    totalCost: 63_900,
    aid: [
      anAidLine('scholarship', 28_000, {
        name: 'Presidential Scholarship',
        renews: 'yes',
        years: 4,
        condition: 'A 3.5 GPA',
      }),
      anAidLine('scholarship', 4_000, { name: 'Visit Day Scholarship', renews: 'no' }),
    ],
    answers: { 'no-award': 'no', 'total-cost': 'no' },
  }),
  'mostly loans': anOffer({
    costs: {
      tuition: 38_000,
      fees: 1_500,
      housing: 8_500,
      food: 5_500,
      books: 1_100,
      travel: 1_400,
      other: 2_000,
    },
    totalCost: 58_000,
    statedNetPrice: 31_500,
    aid: [
      anAidLine('scholarship', 6_000, { name: 'Founders Award' }),
      anAidLine('subsidized', 3_500, { name: 'Direct Sub' }),
      anAidLine('unsubsidized', 2_000, { name: 'Direct Unsub' }),
      anAidLine('other-loan', 15_000, { name: 'College Choice Loan' }),
    ],
    answers: { 'kinds-apart': 'no', 'no-award': 'no' },
  }),
  'Parent PLUS gap': anOffer({
    costs: {
      tuition: 30_000,
      fees: 2_000,
      housing: 8_000,
      food: 5_000,
      books: 1_000,
      travel: 1_000,
      other: 2_000,
    },
    totalCost: 49_000,
    statedNetPrice: 0,
    aid: [
      anAidLine('grant', 12_000, { name: 'Institutional Grant', renews: 'yes' }),
      anAidLine('unsubsidized', 5_500, { name: 'Federal Direct Unsubsidized Loan' }),
      anAidLine('work-study', 2_500, { name: 'Work-Study' }),
      anAidLine('parent-plus', 29_000, { name: 'Federal Direct Parent PLUS' }),
    ],
    answers: { 'parent-plus-apart': 'no', 'kinds-apart': 'no' },
  }),
  'community college with Pell': anOffer({
    costs: { tuition: 4_200, housing: 0, food: 2_400, books: 1_200, travel: 1_600, other: 1_000 },
    inside: ['fees'],
    totalCost: 10_400,
    statedNetPrice: 3_005,
    aid: [
      anAidLine('grant', 7_395, {
        name: 'Federal Pell Grant',
        renews: 'yes',
        condition: 'File the FAFSA each year',
      }),
    ],
    answers: { 'kinds-apart': 'yes', sources: 'yes', 'next-steps': 'no', 'no-award': 'yes' },
  }),
  'no cost in the letter': anOffer({
    aid: [
      anAidLine('scholarship', 15_000, { name: 'Dean’s Award', renews: 'not-said' }),
      anAidLine('not-said', 5_500, { name: 'Fed Direct' }),
    ],
    answers: { 'next-steps': 'yes' },
  }),
} as const satisfies Readonly<Record<string, Offer>>;
