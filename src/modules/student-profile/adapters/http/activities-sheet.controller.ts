import { Body, Controller, Get, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { type Caller } from '#shared-kernel/application/caller.js';
import { type BasedOn } from '#shared-kernel/domain/based-on.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { AcceptsIfMatch, IfMatch } from '#shared-kernel/platform/http/requests/if-match.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { SaveActivitiesSheet } from '../../application/save-activities-sheet.js';
import { STUDENT_PROFILE_BUDGETS } from '../../application/student-profile-budgets.js';
import { ActivitiesSheetRepository } from '../../domain/activities-sheet/activities-sheet.repository.js';
import { ActivitiesSheet, ActivitiesSheetRequest } from '../answers/activities-sheet.js';

@ApiTags('student-profile')
@Controller('activities-sheet')
export class ActivitiesSheetController {
  constructor(
    private readonly commands: CommandBus,
    private readonly sheets: ActivitiesSheetRepository,
  ) {}

  @Get()
  @SignedIn('student')
  @Throttled(STUDENT_PROFILE_BUDGETS['profile-list-reads'], 'account')
  @Replies(ActivitiesSheet, {
    summary: 'Short texts for application forms; updatedAt is null before the first save',
  })
  readActivitiesSheet(@CurrentCaller() { userId }: Caller) {
    return this.sheets.of(userId);
  }

  @Put()
  @SignedIn('student')
  @Throttled(STUDENT_PROFILE_BUDGETS['profile-writes'], 'account')
  @AcceptsIfMatch()
  @Replies(ActivitiesSheet, {
    summary: 'Replace the activities sheet',
    refusals: { 400: 'Invalid request' },
  })
  async saveActivitiesSheet(
    @CurrentCaller() { userId }: Caller,
    @Body({ schema: ActivitiesSheetRequest }) body: ActivitiesSheetRequest,
    @IfMatch() basedOn: BasedOn,
  ) {
    await this.commands.execute(new SaveActivitiesSheet(userId, body, basedOn));
    return this.sheets.of(userId);
  }
}
