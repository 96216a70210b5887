import { Body, Controller, Get, Param, Post } from '@nestjs/common';
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
import { SaveBragSheet } from '../../application/save-brag-sheet.js';
import { SharedBragSheet } from '../../application/shared-brag-sheet.js';
import { STUDENT_PROFILE_BUDGETS } from '../../application/student-profile-budgets.js';
import {
  BragSheet,
  BragSheetChanges,
  BragSheetSwitchReply,
  SharedBragSheetReply,
} from '../answers/brag-sheet.js';
import { StudentProfileReadModel } from '../read-models/student-profile.read-model.js';

@ApiTags('student-profile')
@Controller()
export class BragSheetController {
  constructor(
    private readonly commands: CommandBus,
    private readonly profile: StudentProfileReadModel,
    private readonly shared: SharedBragSheet,
  ) {}

  @Get('brag-sheet')
  @SignedIn('student')
  @Throttled(STUDENT_PROFILE_BUDGETS['profile-reads'], 'account')
  @Replies(BragSheet.nullable(), { summary: 'What I tell a counselor; null before the first save' })
  getBragSheet(@CurrentCaller() { userId }: Caller) {
    return this.profile.bragSheet(userId);
  }

  @Post('brag-sheet')
  @SignedIn('student')
  @Throttled(STUDENT_PROFILE_BUDGETS['profile-writes'], 'account')
  @AcceptsIfMatch()
  @Replies(BragSheet, {
    summary: 'Save the answers sent, and who may read them',
    refusals: { 400: 'Invalid request' },
  })
  async saveBragSheet(
    @CurrentCaller() { userId }: Caller,
    @Body({ schema: BragSheetChanges }) body: BragSheetChanges,
    @IfMatch() basedOn: BasedOn,
  ) {
    await this.commands.execute(new SaveBragSheet(userId, body, basedOn));
    return this.profile.bragSheet(userId);
  }

  @Get('linked-students/:studentId/brag-sheet')
  @SignedIn('counselor')
  @Throttled(STUDENT_PROFILE_BUDGETS['profile-reads'], 'account')
  @Replies(SharedBragSheetReply, {
    summary: 'What a student tells the counselors they let in',
    refusals: { 400: 'Not an id', 403: 'The student keeps the brag sheet', 404: 'Not a student of mine' },
  })
  getSharedBragSheet(
    @CurrentCaller() { userId }: Caller,
    @Param('studentId', { schema: z.uuid() }) studentId: string,
  ) {
    return this.shared.of(userId, studentId);
  }

  @Get('linked-students/:studentId/brag-sheet/switch')
  @SignedIn('counselor')
  @Throttled(STUDENT_PROFILE_BUDGETS['profile-reads'], 'account')
  @Replies(BragSheetSwitchReply, {
    summary: 'Whether a student opened the brag sheet',
    refusals: { 400: 'Not an id', 404: 'Not a student of mine' },
  })
  async isBragSheetOpen(
    @CurrentCaller() { userId }: Caller,
    @Param('studentId', { schema: z.uuid() }) studentId: string,
  ) {
    return { isOpen: await this.shared.isOpen(userId, studentId) };
  }
}
