import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  ApplicationPlans,
  CollegeDirectory,
  CollegeNotFound,
} from '#modules/college-catalogue/contracts/index.js';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { MATCHING_BUDGETS } from '../../application/matching-budgets.js';
import { CurrentMatches } from '../../application/matches/current-matches.js';
import { ApplicationDates } from '../../contracts/index.js';
import { CollegeDetail, UnitId } from './college.dto.js';

@ApiTags('college-catalogue')
@Controller('colleges')
export class CollegeController {
  constructor(
    private readonly colleges: CollegeDirectory,
    private readonly plans: ApplicationPlans,
    private readonly dates: ApplicationDates,
    private readonly current: CurrentMatches,
  ) {}

  @Get(':id')
  @SignedIn()
  @Throttled(MATCHING_BUDGETS['college-reads'], 'account')
  @Replies(CollegeDetail, {
    summary: 'One college in full, with why it is what it is for the student',
    refusals: { 400: 'Not a unit id', 404: 'No such college' },
  })
  async showCollege(
    @Param('id', { schema: UnitId }) unitId: number,
    @CurrentCaller() { role, userId }: Caller,
  ) {
    const [college, plans, dates, matches] = await Promise.all([
      this.colleges.collegeInFull(unitId),
      this.plans.of([unitId]),
      this.dates.of(role === 'student' ? userId : null, unitId),
      role === 'student' ? this.current.of(userId) : null,
    ]);
    if (college === null) throw new CollegeNotFound();
    const milesFromHome = matches?.milesTo(unitId) ?? null;
    const explanation = matches?.explain(unitId) ?? null;
    return {
      ...college,
      applying: plans.get(unitId) ?? null,
      applicationCycle: dates.cycle,
      usualDates: dates.usual,
      match: explanation?.match ?? null,
      explanation,
      milesFromHome,
    };
  }
}
