import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { COLLEGE_PROFILE_BUDGETS } from '../../application/kept-facts/college-profile-budgets.js';
import { KeepCollegeFacts } from '../../application/kept-facts/keep-college-facts.js';
import { CollegeNotFound } from '../../contracts/index.js';
import { CollegeProfileReadModel } from '../read-models/college-profile.read-model.js';
import { CollegeProfile, CollegeProfileChanges, UnitId } from './college-profiles.dto.js';

@ApiTags('college-catalogue')
@Controller('admin/colleges/:unitId/profile')
export class CollegeProfilesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly profiles: CollegeProfileReadModel,
  ) {}

  @Get()
  @SignedIn('admin')
  @Throttled(COLLEGE_PROFILE_BUDGETS['college-profile-reads'], 'account')
  @Replies(CollegeProfile, {
    summary: 'Show what admins keep about a college',
    refusals: { 400: 'Not a number', 404: 'No such college' },
  })
  async showCollegeProfile(@Param('unitId', { schema: UnitId }) unitId: number) {
    const profile = await this.profiles.of(unitId);
    if (profile === null) throw new CollegeNotFound();
    return profile;
  }

  @Put()
  @SignedIn('admin')
  @Throttled(COLLEGE_PROFILE_BUDGETS['college-profile-writes'], 'account')
  @Replies(CollegeProfile, {
    summary: 'Keep facts about a college that the Department does not publish',
    refusals: { 400: 'A fact, its source or its day is not valid', 404: 'No such college' },
  })
  async keepCollegeProfile(
    @CurrentCaller() { userId }: Caller,
    @Param('unitId', { schema: UnitId }) unitId: number,
    @Body({ schema: CollegeProfileChanges }) changes: CollegeProfileChanges,
  ) {
    await this.commands.execute(new KeepCollegeFacts(userId, new Map([[unitId, changes]])));
    return this.showCollegeProfile(unitId);
  }
}
