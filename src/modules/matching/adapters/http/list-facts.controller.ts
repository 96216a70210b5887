import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller } from '#shared-kernel/application/caller.js';
import { type Frozen } from '#shared-kernel/domain/frozen.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { CurrentMatches } from '../../application/matches/current-matches.js';
import { MATCHING_BUDGETS } from '../../application/matching-budgets.js';
import { CollegeAnswersReadModel } from '../read-models/college-answers.read-model.js';
import { SavedListReadModel } from '../read-models/saved-list.read-model.js';
import { ListFacts, ListFactsQuery } from './list-facts.dto.js';

@ApiTags('matching')
@Controller('saved-colleges/facts')
export class ListFactsController {
  constructor(
    private readonly savedList: SavedListReadModel,
    private readonly answers: CollegeAnswersReadModel,
    private readonly current: CurrentMatches,
  ) {}

  @Get()
  @SignedIn('student')
  @Throttled(MATCHING_BUDGETS['college-list-reads'], 'account')
  @Replies(ListFacts, {
    summary: 'What chances are computed from: the student’s answers and the figures of the saved colleges',
    refusals: { 400: 'Not a unit id' },
  })
  async readListFacts(
    @CurrentCaller() { userId }: Caller,
    @Query({ schema: ListFactsQuery }) { also }: ListFactsQuery,
  ): Promise<Frozen<ListFacts>> {
    const [rows, answers, matches] = await Promise.all([
      this.savedList.of(userId),
      this.answers.of(userId),
      this.current.of(userId),
    ]);
    const unitIds = new Set(rows.map(({ collegeId }) => collegeId));
    if (also !== undefined) unitIds.add(also);
    return { ...matches.factsOf([...unitIds]), answers };
  }
}
