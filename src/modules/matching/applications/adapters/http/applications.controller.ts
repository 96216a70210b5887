import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { type Caller } from '#shared-kernel/application/caller.js';
import { type BasedOn } from '#shared-kernel/domain/based-on.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { Idempotent } from '#shared-kernel/platform/http/idempotency/idempotency.decorator.js';
import { AcceptsIfMatch, IfMatch } from '#shared-kernel/platform/http/requests/if-match.decorator.js';
import { Replies, RepliesNothing } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { MATCHING_BUDGETS } from '../../../application/matching-budgets.js';
import { BeginApplication } from '../../application/begin-application.js';
import { ChangeApplication } from '../../application/change-application.js';
import { CurrentApplications } from '../../application/current-applications.js';
import { DeleteApplication } from '../../application/delete-application.js';
import { MoveApplication } from '../../application/move-application.js';
import { RestoreApplication } from '../../application/restore-application.js';
import { ApplicationReply } from './application.reply.js';
import {
  ApplicationStatusRequest,
  BeginApplicationRequest,
  ChangeApplicationRequest,
} from './application-requests.dto.js';
import { ApplicationInFull, Applications } from './applications.dto.js';

const INVALID = { 400: 'Invalid request' };
const NOT_FOUND = { 404: 'No such application, or another student’s' };
const CONFLICT = { 409: 'Only one Early Decision and one enrollment at a time' };

@ApiTags('matching')
@Controller('applications')
export class ApplicationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly applications: CurrentApplications,
    private readonly reply: ApplicationReply,
  ) {}

  @Get()
  @SignedIn('student')
  @Throttled(MATCHING_BUDGETS['application-reads'], 'account')
  @Replies(Applications, { summary: 'The student’s applications' })
  listApplications(@CurrentCaller() { userId }: Caller) {
    return this.applications.of(userId);
  }

  @Get(':id')
  @SignedIn('student')
  @Throttled(MATCHING_BUDGETS['application-reads'], 'account')
  @Replies(ApplicationInFull, { summary: 'An application', refusals: { ...INVALID, ...NOT_FOUND } })
  getApplication(@CurrentCaller() { userId }: Caller, @Param('id', { schema: z.uuid() }) id: string) {
    return this.reply.of(userId, id);
  }

  @Post()
  @SignedIn('student')
  @Throttled(MATCHING_BUDGETS['application-writes'], 'account')
  @Idempotent()
  @Replies(ApplicationInFull, {
    summary: 'Start an application; its checklist comes from what the college published',
    status: 201,
    refusals: { ...INVALID, 404: 'No such college', 409: 'There is one, or another Early Decision' },
  })
  async beginApplication(
    @CurrentCaller() { userId }: Caller,
    @Body({ schema: BeginApplicationRequest }) body: BeginApplicationRequest,
  ) {
    const id = await this.commands.execute(
      new BeginApplication(userId, {
        collegeId: body.collegeId,
        applicationType: body.applicationType,
        plan: body.plan ?? null,
        applicationPlatform: body.applicationPlatform ?? null,
        submissionDeadline: body.submissionDeadline ?? null,
        checkedWhere: body.checkedWhere ?? null,
        notes: body.notes ?? '',
      }),
    );
    return this.reply.of(userId, id);
  }

  @Put(':id')
  @SignedIn('student')
  @Throttled(MATCHING_BUDGETS['application-writes'], 'account')
  @AcceptsIfMatch()
  @Replies(ApplicationInFull, {
    summary: 'Save the fields sent of an application',
    refusals: { ...INVALID, ...NOT_FOUND },
  })
  async changeApplication(
    @CurrentCaller() { userId }: Caller,
    @Param('id', { schema: z.uuid() }) id: string,
    @Body({ schema: ChangeApplicationRequest }) body: ChangeApplicationRequest,
    @IfMatch() basedOn: BasedOn,
  ) {
    await this.commands.execute(new ChangeApplication(userId, id, body, basedOn));
    return this.reply.of(userId, id);
  }

  @Post(':id/status')
  @SignedIn('student')
  @Throttled(MATCHING_BUDGETS['application-writes'], 'account')
  @Replies(ApplicationInFull, {
    summary: 'Move an application to another status, with the result if it is decided',
    refusals: { ...INVALID, ...NOT_FOUND, ...CONFLICT },
  })
  async moveApplication(
    @CurrentCaller() { userId }: Caller,
    @Param('id', { schema: z.uuid() }) id: string,
    @Body({ schema: ApplicationStatusRequest }) body: ApplicationStatusRequest,
  ) {
    const { status, decisionResult = null, decisionDate = null } = body;
    await this.commands.execute(new MoveApplication(userId, id, status, { decisionResult, decisionDate }));
    return this.reply.of(userId, id);
  }

  @Delete(':id')
  @SignedIn('student')
  @Throttled(MATCHING_BUDGETS['application-writes'], 'account')
  @RepliesNothing({
    summary: 'Delete an application; it can be restored for a day',
    refusals: { ...INVALID, ...NOT_FOUND },
  })
  async deleteApplication(
    @CurrentCaller() { userId }: Caller,
    @Param('id', { schema: z.uuid() }) id: string,
  ) {
    await this.commands.execute(new DeleteApplication(userId, id));
  }

  @Post(':id/restore')
  @SignedIn('student')
  @Throttled(MATCHING_BUDGETS['application-writes'], 'account')
  @Replies(ApplicationInFull, {
    summary: 'Bring back a deleted application',
    refusals: { ...INVALID, ...NOT_FOUND, ...CONFLICT },
  })
  async restoreApplication(
    @CurrentCaller() { userId }: Caller,
    @Param('id', { schema: z.uuid() }) id: string,
  ) {
    await this.commands.execute(new RestoreApplication(userId, id));
    return this.reply.of(userId, id);
  }
}
