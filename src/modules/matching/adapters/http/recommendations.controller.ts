import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SignedIn } from '#shared-kernel/platform/http/access.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/current-caller.decorator.js';
import { type Caller } from '#shared-kernel/application/caller.js';
import { CollegeCards } from '#modules/college-catalogue/contracts/index.js';
import { MATCHING_BUDGETS } from '../../application/matching-budgets.js';
import { CurrentMatches } from '../../application/current-matches.js';
import { Recommendations } from './recommendations.dto.js';

@ApiTags('matching')
@Controller('recommendations')
export class RecommendationsController {
  constructor(
    private readonly current: CurrentMatches,
    private readonly cards: CollegeCards,
  ) {}

  @Get()
  @SignedIn('student')
  @Throttled(MATCHING_BUDGETS['college-list-reads'], 'account')
  @Replies(Recommendations, {
    summary: 'A balanced list of colleges; empty until there are grades or scores to estimate from',
  })
  async listRecommendations(@CurrentCaller() { userId }: Caller) {
    const matches = await this.current.of(userId);
    const unitIds = matches.recommended();
    if (unitIds.length === 0) return [];
    const cards = await this.cards.of(unitIds);
    return unitIds.flatMap((unitId) => {
      const college = cards.get(unitId);
      const match = matches.at(unitId);
      return college === undefined || match === null ? [] : [{ college, match, ...match }];
    });
  }
}
