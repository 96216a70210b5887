import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/current-caller.decorator.js';
import { Idempotent } from '#shared-kernel/platform/http/idempotency.decorator.js';
import { Replies, RepliesNothing } from '#shared-kernel/platform/http/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { AddComment } from '../../application/add-comment.js';
import { ESSAYS_BUDGETS } from '../../application/essays-budgets.js';
import { OpenedEssays } from '../../application/opened-essays.js';
import { RemoveComment } from '../../application/remove-comment.js';
import { ReviseComment } from '../../application/revise-comment.js';
import { CommentNotFound } from '../../domain/counselor-comments/counselor-comment.errors.js';
import { EssayNotFound } from '../../domain/essay/essay.errors.js';
import { EssayCommentsReadModel } from '../read-models/essay-comments.read-model.js';
import {
  AddCommentRequest,
  EssayComment,
  EssayComments,
  ReviseCommentRequest,
} from './essay-comments.dto.js';

const NO_ESSAY = { 404: 'No such essay' };
const NO_COMMENT = { 404: 'No such comment' };
const INVALID = { 400: 'Invalid request' };

/** The student reads them; the person who wrote them stays unnamed. */
const AUTHOR = 'Counselor';

@ApiTags('essays')
@Controller('essays/:id/comments')
export class EssayCommentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly comments: EssayCommentsReadModel,
    private readonly opened: OpenedEssays,
  ) {}

  @Get()
  @SignedIn('student', 'admin')
  @Throttled(ESSAYS_BUDGETS['essay-reads'], 'account')
  @Replies(EssayComments, {
    summary: 'What counselors said about an essay; admins open the essay first',
    refusals: { ...INVALID, ...NO_ESSAY },
  })
  async listEssayComments(@CurrentCaller() caller: Caller, @Param('id', { schema: z.uuid() }) id: string) {
    await this.requireReader(caller, id);
    const rows = await this.comments.of(id);
    return rows.map((row) => ({ ...row, author: AUTHOR }));
  }

  @Post()
  @SignedIn('admin')
  @Throttled(ESSAYS_BUDGETS['essay-writes'], 'account')
  @Idempotent()
  @Replies(EssayComment, {
    summary: 'Comment on an essay that was opened',
    status: 201,
    refusals: { ...INVALID, ...NO_ESSAY },
  })
  async addEssayComment(
    @CurrentCaller() { userId }: Caller,
    @Param('id', { schema: z.uuid() }) id: string,
    @Body({ schema: AddCommentRequest }) comment: AddCommentRequest,
  ) {
    const commentId = await this.commands.execute(new AddComment(userId, id, comment));
    return this.one(id, commentId);
  }

  @Put(':commentId')
  @SignedIn('admin')
  @Throttled(ESSAYS_BUDGETS['essay-writes'], 'account')
  @Replies(EssayComment, { summary: 'Change a comment', refusals: { ...INVALID, ...NO_COMMENT } })
  async reviseEssayComment(
    @CurrentCaller() { userId }: Caller,
    @Param('id', { schema: z.uuid() }) id: string,
    @Param('commentId', { schema: z.uuid() }) commentId: string,
    @Body({ schema: ReviseCommentRequest }) { comment }: ReviseCommentRequest,
  ) {
    await this.commands.execute(new ReviseComment(userId, id, commentId, comment));
    return this.one(id, commentId);
  }

  @Delete(':commentId')
  @SignedIn('admin')
  @Throttled(ESSAYS_BUDGETS['essay-writes'], 'account')
  @RepliesNothing({ summary: 'Delete a comment', refusals: { ...INVALID, ...NO_COMMENT } })
  async removeEssayComment(
    @CurrentCaller() { userId }: Caller,
    @Param('id', { schema: z.uuid() }) id: string,
    @Param('commentId', { schema: z.uuid() }) commentId: string,
  ) {
    await this.commands.execute(new RemoveComment(userId, id, commentId));
  }

  private async requireReader({ userId, role }: Caller, essayId: string): Promise<void> {
    if (role === 'admin') await this.opened.require(essayId, userId);
    else if (!(await this.comments.isOwn(essayId, userId))) throw new EssayNotFound();
  }

  private async one(essayId: string, commentId: string) {
    const row = await this.comments.one(essayId, commentId);
    if (row === null) throw new CommentNotFound();
    return { ...row, author: AUTHOR };
  }
}
