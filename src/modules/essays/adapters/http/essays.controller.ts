import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Budgets } from '#shared-kernel/application/budget.js';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { Idempotent } from '#shared-kernel/platform/http/idempotency/idempotency.decorator.js';
import { Replies, RepliesNothing } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { ChangeEssay } from '../../application/writing/change-essay.js';
import { CreateEssay } from '../../application/writing/create-essay.js';
import { DeleteEssay } from '../../application/writing/delete-essay.js';
import { ESSAYS_BUDGETS } from '../../application/essays-budgets.js';
import { EssaysReadModel } from '../read-models/essays.read-model.js';
import { EssayReply } from './essay.reply.js';
import {
  ChangeEssayRequest,
  CreateEssayRequest,
  EssayConflict,
  EssayInFull,
  EssayPage,
  EssaysQuery,
  SavedEssay,
} from './essays.dto.js';

const INVALID = { 400: 'Invalid request' };
const NOT_FOUND = { 404: 'No such essay, or another student’s' };
const NO_ESSAYS = { total: 0, analyzed: 0, inProgress: 0, averageScore: null };

@ApiTags('essays')
@Controller('essays')
export class EssaysController {
  constructor(
    private readonly commands: CommandBus,
    private readonly budgets: Budgets,
    private readonly essays: EssaysReadModel,
    private readonly reply: EssayReply,
  ) {}

  @Get()
  @SignedIn('student')
  @Throttled(ESSAYS_BUDGETS['essay-reads'], 'account')
  @Replies(EssayPage, { summary: 'A page of the student’s essays', refusals: INVALID })
  async listEssays(@CurrentCaller() { userId }: Caller, @Query({ schema: EssaysQuery }) query: EssaysQuery) {
    const [{ essays, total }, stats] = await Promise.all([
      this.essays.page(userId, query),
      this.essays.stats(userId),
    ]);
    const { page, limit } = query;
    const pagination = { page, limit, total, pages: Math.ceil(total / limit) };
    return { essays, pagination, stats: stats ?? NO_ESSAYS };
  }

  @Post()
  @SignedIn('student')
  @Throttled(ESSAYS_BUDGETS['essay-writes'], 'account')
  @Idempotent()
  @Replies(SavedEssay, {
    summary: 'Save a new essay as a draft, or submit it for review',
    status: 201,
    refusals: { ...INVALID, 409: 'There are too many essays' },
  })
  async createEssay(
    @CurrentCaller() { userId }: Caller,
    @Body({ schema: CreateEssayRequest }) body: CreateEssayRequest,
  ) {
    if (body.submit) await this.spendReview(userId);
    const { id, jobId } = await this.commands.execute(new CreateEssay(userId, body));
    const { essay } = await this.reply.of(userId, id);
    return { ...essay, jobId };
  }

  @Get(':id')
  @SignedIn('student')
  @Throttled(ESSAYS_BUDGETS['essay-reads'], 'account')
  @Replies(EssayInFull, {
    summary: 'An essay with its newest text and its newest review',
    refusals: { ...INVALID, ...NOT_FOUND },
  })
  getEssay(@CurrentCaller() { userId }: Caller, @Param('id', { schema: z.uuid() }) id: string) {
    return this.reply.of(userId, id);
  }

  @Put(':id')
  @SignedIn('student')
  @Throttled(ESSAYS_BUDGETS['essay-writes'], 'account')
  @Replies(SavedEssay, {
    summary: 'Save an essay; a changed text becomes a new version',
    refusals: { ...INVALID, ...NOT_FOUND },
  })
  @ApiResponse({
    status: 409,
    description: 'The text was changed elsewhere: nothing is stored, and both texts can be shown',
    standardSchema: EssayConflict,
  })
  async changeEssay(
    @CurrentCaller() { userId }: Caller,
    @Param('id', { schema: z.uuid() }) id: string,
    @Body({ schema: ChangeEssayRequest }) { latestVersionNumber, ...sent }: ChangeEssayRequest,
  ) {
    if (sent.submit) await this.spendReview(userId);
    const jobId = await this.commands.execute(new ChangeEssay(userId, id, sent, latestVersionNumber));
    const { essay } = await this.reply.of(userId, id);
    return { ...essay, jobId };
  }

  @Delete(':id')
  @SignedIn('student')
  @Throttled(ESSAYS_BUDGETS['essay-writes'], 'account')
  @RepliesNothing({
    summary: 'Delete an essay with its versions, reviews and comments',
    refusals: { ...INVALID, ...NOT_FOUND },
  })
  async deleteEssay(@CurrentCaller() { userId }: Caller, @Param('id', { schema: z.uuid() }) id: string) {
    await this.commands.execute(new DeleteEssay(userId, id));
  }

  /** A submission asks for a review like the call for it, so both count together. */
  private async spendReview(studentId: string): Promise<void> {
    await this.budgets.spendOrRefuse(ESSAYS_BUDGETS['essay-reviews'], studentId, 'Too many reviews.');
  }
}
