import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { BetterForLessForStudent } from '../../application/better-for-less-for-student.js';
import { MATCHING_BUDGETS } from '../../application/matching-budgets.js';
import { BetterForLess } from './better-for-less.dto.js';
import { UnitId } from './college.dto.js';

@ApiTags('matching')
@Controller('colleges')
export class BetterForLessController {
  constructor(private readonly better: BetterForLessForStudent) {}

  @Get(':id/better-for-less')
  @SignedIn('student')
  @Throttled(MATCHING_BUDGETS['better-for-less-reads'], 'account')
  @Replies(BetterForLess, {
    summary: 'Up to three colleges at least as good for the student as this one, that cost the family less',
    refusals: { 400: 'Not a unit id', 404: 'No such college' },
  })
  findBetterForLess(@Param('id', { schema: UnitId }) unitId: number, @CurrentCaller() { userId }: Caller) {
    return this.better.find(userId, unitId);
  }
}
