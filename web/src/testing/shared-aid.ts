import { type SharedAid, type SharedAidApplication, type SharedOffer } from '@/api';
import { anOffer } from './aid';

/** The offer of `anOffer` as adults read it. */
export const aSharedOffer = (changes: Partial<SharedOffer> = {}): SharedOffer => {
  const { costs, inside, totalCost, statedNetPrice, aid, answers, updatedAt, changedBy, year, program } =
    anOffer();
  const offer = { costs, inside, totalCost, statedNetPrice, aid, answers, updatedAt, changedBy };
  return { ...offer, year, program, gaps: [], ...changes };
};

export const aSharedApplication = (changes: Partial<SharedAidApplication> = {}): SharedAidApplication => ({
  id: '01990000-0000-7000-8000-00000000a1d1',
  decisionResult: 'Accepted',
  college: { id: 204796, shortName: 'Ohio State', level: 'Four-year' },
  forms: [],
  offer: null,
  ...changes,
});

export const aSharedAid = (...applications: SharedAidApplication[]): SharedAid => ({
  aidYear: '2027-28',
  homeState: 'OH',
  fafsaDates: [],
  stateDates: [],
  stateAgency: { name: 'Ohio Department of Higher Education', url: 'https://highered.ohio.gov/' },
  stateAgencies: { name: 'Federal Student Aid, FAFSA deadlines', url: 'https://studentaid.gov/' },
  lookedUpOn: '2026-11-23',
  applications,
});
