import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { MATCHING_BUDGETS } from '../../../application/matching-budgets.js';
import { AidForStudent } from '../../application/aid-of-student.js';
import { AidOfStudent, AidQuery } from './aid.dto.js';

@ApiTags('matching')
@Controller('aid')
export class AidController {
  constructor(private readonly aid: AidForStudent) {}

  @Get()
  @SignedIn('student')
  @Throttled(MATCHING_BUDGETS['college-list-reads'], 'account')
  @Replies(AidOfStudent, {
    summary: 'Aid forms with their dates, and the offers that came',
    refusals: { 400: 'Invalid request' },
  })
  readAid(@CurrentCaller() { userId }: Caller, @Query({ schema: AidQuery }) { yearlyIncrease }: AidQuery) {
    return this.aid.of(userId, yearlyIncrease);
  }
}
