import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { Idempotent } from '#shared-kernel/platform/http/idempotency/idempotency.decorator.js';
import { Replies, RepliesNothing } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { AddComment } from '../../application/comments/add-comment.js';
import { ESSAYS_BUDGETS } from '../../application/essays-budgets.js';
import { OpenedEssays } from '../../application/opened-essays/opened-essays.js';
import { RemoveComment } from '../../application/comments/remove-comment.js';
import { ReviseComment } from '../../application/comments/revise-comment.js';
import { EssayNotFound } from '../../domain/essay/essay.errors.js';
import { EssayCommentsReadModel } from '../read-models/essay-comments.read-model.js';
import { CommentReply, commentReply } from './comment-reply.js';
import {
  AddCommentRequest,
  EssayComment,
  EssayComments,
  ReviseCommentRequest,
} from './essay-comments.dto.js';

const NO_ESSAY = { 404: 'No such essay' };
const NO_COMMENT = { 404: 'No such comment' };
const INVALID = { 400: 'Invalid request' };

@ApiTags('essays')
@Controller('essays/:id/comments')
export class EssayCommentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly comments: EssayCommentsReadModel,
    private readonly opened: OpenedEssays,
    private readonly reply: CommentReply,
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
    return (await this.comments.of(id)).map((row) => commentReply(row, caller));
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
    const by = { role: 'admin', userId } as const;
    const commentId = await this.commands.execute(new AddComment(by, id, comment));
    return this.reply.of(id, commentId, by);
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
    const by = { role: 'admin', userId } as const;
    await this.commands.execute(new ReviseComment(by, id, commentId, comment));
    return this.reply.of(id, commentId, by);
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
    await this.commands.execute(new RemoveComment({ role: 'admin', userId }, id, commentId));
  }

  private async requireReader({ userId, role }: Caller, essayId: string): Promise<void> {
    if (role === 'admin') await this.opened.require(essayId, userId);
    else if (!(await this.comments.isOwn(essayId, userId))) throw new EssayNotFound();
  }
}
