import { Body, Controller, Get, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { type Caller } from '#shared-kernel/application/caller.js';
import { type BasedOn } from '#shared-kernel/domain/based-on.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { AcceptsIfMatch, IfMatch } from '#shared-kernel/platform/http/requests/if-match.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { STUDENT_PROFILE_BUDGETS } from '../../application/student-profile-budgets.js';
import { SaveAnswers } from '../../application/save-answers.js';
import { AcademicProfile as AcademicProfileRecord } from '../../domain/academic/academic-profile.js';
import { UserProfile as UserProfileRecord } from '../../domain/personal/user-profile.js';
import { InterestsGoals as InterestsGoalsRecord } from '../../domain/preferences/interests-goals.js';
import { StudentProfileReadModel } from '../read-models/student-profile.read-model.js';
import { AcademicProfile, AcademicProfileAnswers } from '../answers/academic-profile.js';
import { InterestsGoals, InterestsGoalsAnswers, Major } from '../answers/interests-goals.js';
import { UserProfile, UserProfileAnswers } from '../answers/user-profile.js';

const refusals = { 400: 'Invalid request' };

@ApiTags('student-profile')
@Controller()
export class StudentProfileController {
  constructor(
    private readonly commands: CommandBus,
    private readonly profile: StudentProfileReadModel,
  ) {}

  @Get('user-profile')
  @SignedIn('student')
  @Throttled(STUDENT_PROFILE_BUDGETS['profile-reads'], 'account')
  @Replies(UserProfile.nullable(), { summary: 'Name, address and background; null before the first save' })
  getUserProfile(@CurrentCaller() { userId }: Caller) {
    return this.profile.userProfile(userId);
  }

  @Post('user-profile')
  @SignedIn('student')
  @Throttled(STUDENT_PROFILE_BUDGETS['profile-writes'], 'account')
  @AcceptsIfMatch()
  @Replies(UserProfile, { summary: 'Save the fields sent of name, address and background', refusals })
  async saveUserProfile(
    @CurrentCaller() { userId }: Caller,
    @Body({ schema: UserProfileAnswers }) body: UserProfileAnswers,
    @IfMatch() basedOn: BasedOn,
  ) {
    await this.commands.execute(new SaveAnswers(userId, UserProfileRecord, body, basedOn));
    return this.profile.userProfile(userId);
  }

  @Get('academic-profile')
  @SignedIn('student')
  @Throttled(STUDENT_PROFILE_BUDGETS['profile-reads'], 'account')
  @Replies(AcademicProfile.nullable(), {
    summary: 'School, grades, tests and coursework; null before the first save',
  })
  getAcademicProfile(@CurrentCaller() { userId }: Caller) {
    return this.profile.academicProfile(userId);
  }

  @Post('academic-profile')
  @SignedIn('student')
  @Throttled(STUDENT_PROFILE_BUDGETS['profile-writes'], 'account')
  @AcceptsIfMatch()
  @Replies(AcademicProfile, {
    summary: 'Save the fields sent of school, grades, tests and coursework',
    refusals,
  })
  async saveAcademicProfile(
    @CurrentCaller() { userId }: Caller,
    @Body({ schema: AcademicProfileAnswers }) body: AcademicProfileAnswers,
    @IfMatch() basedOn: BasedOn,
  ) {
    await this.commands.execute(new SaveAnswers(userId, AcademicProfileRecord, body, basedOn));
    return this.profile.academicProfile(userId);
  }

  @Get('interests-goals')
  @SignedIn('student')
  @Throttled(STUDENT_PROFILE_BUDGETS['profile-reads'], 'account')
  @Replies(InterestsGoals.nullable(), {
    summary: 'Major, goals and college preferences; null before the first save',
  })
  getInterestsGoals(@CurrentCaller() { userId }: Caller) {
    return this.profile.interestsGoals(userId);
  }

  @Post('interests-goals')
  @SignedIn('student')
  @Throttled(STUDENT_PROFILE_BUDGETS['profile-writes'], 'account')
  @AcceptsIfMatch()
  @Replies(InterestsGoals, { summary: 'Save the fields sent of major, goals and preferences', refusals })
  async saveInterestsGoals(
    @CurrentCaller() { userId }: Caller,
    @Body({ schema: InterestsGoalsAnswers }) body: InterestsGoalsAnswers,
    @IfMatch() basedOn: BasedOn,
  ) {
    await this.commands.execute(new SaveAnswers(userId, InterestsGoalsRecord, body, basedOn));
    return this.profile.interestsGoals(userId);
  }

  @Get('available-majors')
  @SignedIn()
  @Replies(z.array(Major), { summary: 'The majors a student may choose from' })
  listAvailableMajors() {
    return this.profile.majors();
  }
}
