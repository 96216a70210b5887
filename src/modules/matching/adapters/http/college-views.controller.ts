import { Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { RepliesNothing } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { type Caller } from '#shared-kernel/application/caller.js';
import { MATCHING_BUDGETS } from '../../application/matching-budgets.js';
import { RecordCollegeView } from '../../application/record-college-view.js';
import { UnitIdInPath } from './saved-colleges.dto.js';

@ApiTags('matching')
@Controller('colleges')
export class CollegeViewsController {
  constructor(private readonly views: RecordCollegeView) {}

  @Post(':id/views')
  @SignedIn('student')
  @Throttled(MATCHING_BUDGETS['college-list-writes'], 'account')
  @RepliesNothing({
    summary: 'Note that the student opened a college; once a day counts',
    refusals: { 400: 'Not the number of a college', 404: 'No such college' },
  })
  async recordCollegeView(
    @CurrentCaller() { userId }: Caller,
    @Param('id', { schema: UnitIdInPath }) unitId: number,
  ) {
    await this.views.of(userId, unitId);
  }
}
