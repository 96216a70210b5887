import { Body, Controller, Get, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { type Caller } from '#shared-kernel/application/caller.js';
import { type BasedOn } from '#shared-kernel/domain/based-on.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { AcceptsIfMatch, IfMatch } from '#shared-kernel/platform/http/requests/if-match.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { ReplaceFamilyCollegeHistory } from '../../application/replace-family-college-history.js';
import { STUDENT_PROFILE_BUDGETS } from '../../application/student-profile-budgets.js';
import { FamilyCollegeHistory, FamilyMember } from '../answers/family-college-history.js';
import { StudentProfileReadModel } from '../read-models/student-profile.read-model.js';

@ApiTags('student-profile')
@Controller('family-college-history')
export class FamilyCollegeHistoryController {
  constructor(
    private readonly commands: CommandBus,
    private readonly profile: StudentProfileReadModel,
  ) {}

  @Get()
  @SignedIn('student')
  @Throttled(STUDENT_PROFILE_BUDGETS['profile-reads'], 'account')
  @Replies(z.array(FamilyMember), { summary: 'Where relatives went to college, in the order entered' })
  listFamilyCollegeHistory(@CurrentCaller() { userId }: Caller) {
    return this.profile.familyCollegeHistory(userId);
  }

  @Post()
  @SignedIn('student')
  @Throttled(STUDENT_PROFILE_BUDGETS['profile-writes'], 'account')
  @AcceptsIfMatch()
  @Replies(z.array(FamilyMember), {
    summary: 'Replace the whole list of relatives; empty rows are left out',
    refusals: { 400: 'Invalid request' },
  })
  async saveFamilyCollegeHistory(
    @CurrentCaller() { userId }: Caller,
    @Body({ schema: FamilyCollegeHistory }) { entries }: FamilyCollegeHistory,
    @IfMatch() basedOn: BasedOn,
  ) {
    await this.commands.execute(new ReplaceFamilyCollegeHistory(userId, entries, basedOn));
    return this.profile.familyCollegeHistory(userId);
  }
}
