import { Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SignedIn } from '#shared-kernel/platform/http/access.decorator.js';
import { RepliesNothing } from '#shared-kernel/platform/http/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/current-caller.decorator.js';
import { type Caller } from '#shared-kernel/application/caller.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { MATCHING_BUDGETS } from '../../application/matching-budgets.js';
import { CollegeViews } from '../../application/college-views.js';
import { CurrentColleges } from '../../application/current-colleges.js';
import { CollegeNotInCatalogue } from '../../domain/saved-college.errors.js';
import { UnitIdInPath } from './saved-colleges.dto.js';

@ApiTags('matching')
@Controller('colleges')
export class CollegeViewsController {
  constructor(
    private readonly views: CollegeViews,
    private readonly colleges: CurrentColleges,
    private readonly clock: Clock,
  ) {}

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
    const { columns } = await this.colleges.prepared();
    if (!columns.rowOf.has(unitId)) throw new CollegeNotInCatalogue();
    await this.views.record(userId, unitId, this.clock.now());
  }
}
