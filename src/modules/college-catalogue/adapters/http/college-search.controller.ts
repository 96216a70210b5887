import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SignedIn } from '#shared-kernel/adapters/http/access.decorator.js';
import { Replies } from '#shared-kernel/adapters/http/replies.decorator.js';
import { TheCaller } from '#shared-kernel/adapters/http/the-caller.decorator.js';
import { type Caller } from '#shared-kernel/application/caller.js';
import { AnnotatedColleges } from '../../application/annotated-colleges.js';
import { type CollegeSearch, CollegeSearchReadModel } from '../read-models/college-search.read-model.js';
import { CollegeSearchQuery, CollegeSearchResponse } from './college-search.dto.js';

const words = { summary: 'Search the catalogue', refusals: { 400: 'A filter or the page is not valid' } };

/** One search under two addresses: the second is the one the product has always called. */
@ApiTags('college-catalogue')
@Controller()
export class CollegeSearchController {
  constructor(
    private readonly colleges: CollegeSearchReadModel,
    private readonly annotated: AnnotatedColleges,
  ) {}

  @Get('colleges')
  @SignedIn()
  @Replies(CollegeSearchResponse, words)
  searchColleges(
    @Query({ schema: CollegeSearchQuery }) query: CollegeSearchQuery,
    @TheCaller() caller: Caller,
  ) {
    return this.search(query, caller);
  }

  @Get('admin/scorecard-colleges')
  @SignedIn()
  @Replies(CollegeSearchResponse, words)
  listScorecardColleges(
    @Query({ schema: CollegeSearchQuery }) query: CollegeSearchQuery,
    @TheCaller() caller: Caller,
  ) {
    return this.search(query, caller);
  }

  private async search(query: CollegeSearchQuery, caller: Caller) {
    const { page, pageSize } = query;
    const { total, markedCount, colleges } = await this.colleges.find(
      searchOf(query),
      await this.annotated.recommended(caller),
    );
    const totalPages = Math.ceil(total / pageSize);
    return {
      colleges: await this.annotated.annotate(caller, colleges),
      total,
      page,
      pageSize,
      totalPages,
      hasNextPage: page < totalPages,
      hasPreviousPage: page > 1,
      matchCount: markedCount,
    };
  }
}

function searchOf(query: CollegeSearchQuery): CollegeSearch {
  const { search, state, ownership, degrees_awarded, locale, page, pageSize } = query;
  return {
    search: search ?? null,
    state: state ?? null,
    ownership: OWNERSHIP[ownership ?? ''],
    degreesAwarded: DEGREES[degrees_awarded ?? ''],
    locale: locale ?? null,
    page,
    pageSize,
  };
}

const OWNERSHIP = { '': null, '1': 1, '2': 2 } as const;
const DEGREES = { '': null, '1': 1, '2': 2, '3': 3, '4': 4, '5': 5, '6': 6 } as const;
