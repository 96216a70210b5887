import { type CollegeSearchQuery } from '#modules/college-catalogue/contracts/index.js';
import { type College } from './college.js';

export interface PersonalPage {
  readonly colleges: readonly College[];
  readonly total: number;
  /** When nothing was found: which filters to leave out, the most useful first. */
  readonly relax: readonly { readonly filter: string; readonly total: number }[];
}

/** What a year at a college costs this student. */
export interface PriceForStudent {
  /** Dollars a year after aid; null when not reported. */
  readonly amount: number | null;
  readonly fullPrice: number | null;
  readonly kind: 'for-your-income' | 'average' | 'without-aid';
  readonly residence: 'in-state' | 'out-of-state' | 'in-state-assumed' | null;
  /** What is in both for living in another state. */
  readonly outOfState: number;
}

/** The catalogue as one student sees it: with matches, and with prices for their income. */
export abstract class StudentSearch {
  abstract find(studentId: string, query: CollegeSearchQuery): Promise<PersonalPage>;

  /** `incomeBand` stands in for the stored one, for this question only. An unknown college is absent. */
  abstract prices(
    studentId: string,
    unitIds: readonly number[],
    incomeBand?: 'under 30k' | '30-60k' | '60-100k' | '100-150k' | 'over 150k',
  ): Promise<ReadonlyMap<number, PriceForStudent>>;
}
