import { type AidOfApplication, type AidOffer, type AidOfStudent } from '@/api';

const FEDERAL = {
  name: 'Federal Student Aid, FAFSA deadlines',
  url: 'https://studentaid.gov/apply-for-aid/fafsa/fafsa-deadlines',
};

/** A year of $49,000 with a grant of $12,000, as the server works it out. */
export const anOffer = (changes: Partial<AidOffer> = {}): AidOffer => ({
  costs: { tuition: 49_000, fees: 0, housing: 0, food: 0, books: 0, travel: 0, other: 0 },
  inside: [],
  totalCost: null,
  statedNetPrice: null,
  aid: [{ kind: 'grant', name: 'Grant', amount: 12_000, renews: 'yes', years: null, condition: null }],
  answers: {},
  updatedAt: '2027-03-20T12:00:00.000Z',
  changedBy: null,
  year: {
    cost: 49_000,
    missingCosts: [],
    isLowerBound: false,
    giftAid: 12_000,
    netPrice: 37_000,
    workStudy: 0,
    studentLoans: 0,
    parentLoans: 0,
    unclearAid: 0,
    leftToPay: 37_000,
  },
  program: {
    years: 4,
    cost: 196_000,
    gifts: 48_000,
    netPrice: 148_000,
    netPriceIfGiftsContinue: 148_000,
    studentBorrows: 0,
    parentsBorrow: 0,
  },
  practices: [],
  unclear: [],
  questions: [],
  ...changes,
});

/** An accepted application to "College 1". */
export const anAidApplication = (place: number, offer: AidOffer | null): AidOfApplication => ({
  id: `01990000-0000-7000-8000-00000000a1d${place}`,
  status: 'Decided',
  decisionResult: 'Accepted',
  college: { id: 100 + place, shortName: `College ${place}`, level: 'Four-year' },
  forms: [],
  offer,
});

export const aidOf = (
  applications: AidOfApplication[],
  but: Partial<Pick<AidOfStudent, 'homeState' | 'stateDates' | 'stateAgency' | 'stateOwnForm'>> = {},
): AidOfStudent => ({
  aidYear: '2027-28',
  taxYear: 2025,
  homeState: null,
  fafsaDates: [],
  stateDates: [],
  stateAgency: null,
  stateAgencies: FEDERAL,
  stateOwnForm: null,
  lookedUpOn: '2026-11-23',
  applications,
  ...but,
});
