import { Injectable } from '@nestjs/common';
import {
  CollegeSearch,
  type CollegeSearchQuery,
  type FoundColleges,
  type NetPrices,
  type SearchIncomeBand,
} from '#modules/college-catalogue/contracts/index.js';
import { type Caller } from '#shared-kernel/application/caller.js';
import { type College } from '../../contracts/index.js';
import { CurrentColleges } from './current-colleges.js';
import { CurrentMatches } from './current-matches.js';
import { netPricesFor } from './net-prices-for.js';
import { type StudentMatches } from './student-matches.js';

export interface PersonalPage extends Omit<FoundColleges, 'colleges'> {
  readonly colleges: readonly College[];
  /** Whose prices were compared; null is the average over all incomes. */
  readonly incomeBand: SearchIncomeBand | null;
}

interface SearchNow {
  /** The same version gives the same page for the same query. */
  readonly version: string;
  find(query: CollegeSearchQuery): Promise<PersonalPage>;
}

/** The search as one person sees it: a student with their matches, everyone else without. */
@Injectable()
export class SearchForCaller {
  constructor(
    private readonly search: CollegeSearch,
    private readonly current: CurrentMatches,
    private readonly colleges: CurrentColleges,
  ) {}

  async now({ role, userId }: Pick<Caller, 'role' | 'userId'>): Promise<SearchNow> {
    const [catalogueVersion, student] = await Promise.all([
      this.search.catalogueVersion(),
      role === 'student' ? this.current.now(userId) : null,
    ]);
    return {
      version: `${catalogueVersion} ${student?.version ?? role} ${userId}`,
      find: async (query) => this.find(query, student && (await student.matches())),
    };
  }

  private async find(query: CollegeSearchQuery, matches: StudentMatches | null): Promise<PersonalPage> {
    const { incomeBand = null } = query;
    const prices = incomeBand && (await this.pricesFor(incomeBand, matches?.homeState ?? null));
    const found = await this.search.find(query, { student: matches, prices });
    return {
      ...found,
      colleges: found.colleges.map((card) => ({ ...card, match: matches?.at(card.id) ?? null })),
      incomeBand: incomeBand ?? matches?.incomeBand ?? null,
    };
  }

  private async pricesFor(incomeBand: SearchIncomeBand, homeState: string | null): Promise<NetPrices> {
    const { columns } = await this.colleges.prepared();
    return netPricesFor({ incomeBand, homeState, needsAid: null }, columns);
  }
}
