import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { type Caller } from '#shared-kernel/application/caller.js';
import { StudentDirectory } from '#modules/student-profile/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { MATCHING_BUDGETS } from '../../application/matching-budgets.js';
import { CurrentMatches } from '../../application/matches/current-matches.js';
import { ListCountsReadModel } from '../read-models/list-counts.read-model.js';
import { StatsQuery, StudentStats } from './student-stats.dto.js';

@ApiTags('matching')
@Controller('analytics')
export class StudentStatsController {
  constructor(
    private readonly current: CurrentMatches,
    private readonly counts: ListCountsReadModel,
    private readonly students: StudentDirectory,
    private readonly clock: Clock,
  ) {}

  @Get('stats')
  @SignedIn('student')
  @Throttled(MATCHING_BUDGETS['college-list-reads'], 'account')
  @Replies(StudentStats, {
    summary: 'The figures of the student’s own dashboard',
    refusals: { 400: 'Not a period of 1 to 365 days' },
  })
  async readStudentStats(
    @CurrentCaller() { userId }: Caller,
    @Query({ schema: StatsQuery }) { days }: StatsQuery,
  ) {
    const [matches, counts, profileComplete] = await Promise.all([
      this.current.of(userId),
      this.counts.of(userId, this.clock.now(), days),
      this.students.completionPercent(userId),
    ]);
    const fits = matches.recommended().flatMap((unitId) => matches.at(unitId)?.matchPercentage ?? []);
    return {
      profileComplete,
      collegesMatched: matches.recommended().length,
      averageMatchScore: fits.length === 0 ? null : Math.round(fits.reduce((a, b) => a + b) / fits.length),
      ...counts,
      days,
    };
  }
}
