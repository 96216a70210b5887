import { Injectable } from '@nestjs/common';
import {
  type CollegeSearchQuery,
  type SearchIncomeBand,
} from '#modules/college-catalogue/contracts/index.js';
import { type PersonalPage, type PriceForStudent, StudentSearch } from '../../contracts/index.js';
import { CurrentMatches } from './current-matches.js';
import { SearchForCaller } from './search-for-caller.js';

/** The search and the prices of one student, for other contexts. */
@Injectable()
export class SearchAsStudent extends StudentSearch {
  constructor(
    private readonly searches: SearchForCaller,
    private readonly current: CurrentMatches,
  ) {
    super();
  }

  async find(studentId: string, query: CollegeSearchQuery): Promise<PersonalPage> {
    const search = await this.searches.now({ userId: studentId, role: 'student' });
    const { colleges, total, advice } = await search.find(query);
    return { colleges, total, relax: advice?.relax ?? [] };
  }

  async prices(
    studentId: string,
    unitIds: readonly number[],
    incomeBand?: SearchIncomeBand,
  ): Promise<ReadonlyMap<number, PriceForStudent>> {
    const matches = await this.current.of(studentId);
    return new Map(
      unitIds.flatMap((unitId) => {
        const price = matches.priceAt(unitId, incomeBand);
        if (price === null) return [];
        const { kind, residence, outOfState } = price;
        const amount = wholeDollars(price.amount);
        const fullPrice = wholeDollars(price.fullPrice);
        return [[unitId, { amount, fullPrice, kind, residence, outOfState }] as const];
      }),
    );
  }
}

const wholeDollars = (amount: number | null): number | null => (amount === null ? null : Math.round(amount));
