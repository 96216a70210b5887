import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { MATCHING_BUDGETS } from '../../../application/matching-budgets.js';
import { Caseload } from '../../application/caseload.js';
import { NextDates } from '../../application/next-dates.js';
import { CaseloadQuery, CaseloadReply } from './caseload.dto.js';
import { NextDatesReply } from './next-dates.dto.js';

/** What adults see of all their students at once. */
@ApiTags('matching')
@Controller()
export class CaseloadController {
  constructor(
    private readonly caseload: Caseload,
    private readonly dates: NextDates,
  ) {}

  @Get('caseload')
  @SignedIn('counselor')
  @Throttled(MATCHING_BUDGETS['caseload-reads'], 'account')
  @Replies(CaseloadReply, {
    summary: 'My students by what is due next',
    refusals: { 400: 'Invalid request' },
  })
  getCaseload(
    @CurrentCaller() { userId }: Caller,
    @Query({ schema: CaseloadQuery }) { filter, ...wanted }: CaseloadQuery,
  ) {
    return this.caseload.of(userId, { ...wanted, filter: filter ?? null });
  }

  @Get('next-dates')
  @SignedIn('parent', 'counselor')
  @Throttled(MATCHING_BUDGETS['caseload-reads'], 'account')
  @Replies(NextDatesReply, { summary: 'What comes next for my students' })
  getNextDates(@CurrentCaller() { userId }: Caller) {
    return this.dates.of(userId);
  }
}
