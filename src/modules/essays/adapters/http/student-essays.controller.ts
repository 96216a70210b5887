import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { AuditLog } from '#modules/identity/contracts/index.js';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { Replies, RepliesNothing } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { ESSAYS_BUDGETS } from '../../application/essays-budgets.js';
import { OpenedEssays } from '../../application/opened-essays/opened-essays.js';
import { OpenEssay } from '../../application/opened-essays/open-essay.js';
import { EssayNotFound } from '../../domain/essay/essay.errors.js';
import { StudentEssaysReadModel } from '../read-models/student-essays.read-model.js';
import { OpenedEssay, OpenEssayRequest, StudentEssays } from './student-essays.dto.js';

const INVALID = { 400: 'Invalid request' };
const NO_ESSAY = { 404: 'No such essay' };

/** A student’s essays, for the people who run Flyleaf. */
@ApiTags('essays')
@Controller('admin')
export class StudentEssaysController {
  constructor(
    private readonly commands: CommandBus,
    private readonly essays: StudentEssaysReadModel,
    private readonly opened: OpenedEssays,
    private readonly audit: AuditLog,
  ) {}

  @Get('user/:userId/essays')
  @SignedIn('admin')
  @Throttled(ESSAYS_BUDGETS['essay-reads'], 'account')
  @Replies(StudentEssays, {
    summary: 'A student’s essays without their texts; the student sees that they were read',
    refusals: INVALID,
  })
  async listStudentEssays(
    @CurrentCaller() { userId: adminId }: Caller,
    @Param('userId', { schema: z.uuid() }) userId: string,
  ) {
    const essays = await this.essays.of(userId);
    if (essays.length > 0)
      await this.audit.recordVisit({
        kind: 'student-viewed',
        userId,
        by: adminId,
        detail: { what: 'essays' },
      });
    return essays;
  }

  @Post('essays/:id/openings')
  @SignedIn('admin')
  @Throttled(ESSAYS_BUDGETS['essay-writes'], 'account')
  @RepliesNothing({
    summary: 'Open an essay for a day, with a reason that the student sees',
    refusals: { ...INVALID, ...NO_ESSAY },
  })
  async openStudentEssay(
    @CurrentCaller() { userId }: Caller,
    @Param('id', { schema: z.uuid() }) id: string,
    @Body({ schema: OpenEssayRequest }) { reason }: OpenEssayRequest,
  ) {
    await this.commands.execute(new OpenEssay(userId, id, reason));
  }

  @Get('essays/:id')
  @SignedIn('admin')
  @Throttled(ESSAYS_BUDGETS['essay-reads'], 'account')
  @Replies(OpenedEssay, { summary: 'An essay that was opened', refusals: { ...INVALID, ...NO_ESSAY } })
  async getOpenedEssay(@CurrentCaller() { userId }: Caller, @Param('id', { schema: z.uuid() }) id: string) {
    await this.opened.require(id, userId);
    const essay = await this.essays.one(id);
    if (essay === null) throw new EssayNotFound();
    return essay;
  }
}
