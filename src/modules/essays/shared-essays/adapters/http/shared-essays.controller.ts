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
import { CommentReply } from '../../../adapters/http/comment-reply.js';
import {
  AddCommentRequest,
  EssayComment,
  ReviseCommentRequest,
} from '../../../adapters/http/essay-comments.dto.js';
import { AddComment } from '../../../application/comments/add-comment.js';
import { ESSAYS_BUDGETS } from '../../../application/essays-budgets.js';
import { RemoveComment } from '../../../application/comments/remove-comment.js';
import { ReviseComment } from '../../../application/comments/revise-comment.js';
import { SharedEssay, SharedEssays } from './shared-essays.dto.js';
import { SharedEssaysReply } from './shared-essays.reply.js';

const NO_STUDENT = { 400: 'Not an id', 404: 'Not a student of mine' };
const NO_ESSAY = { 400: 'Not an id', 404: 'Not shared with me' };
const NO_COMMENT = { 400: 'Invalid request', 403: 'Another’s comment', 404: 'Not shared, or no comment' };

const id = { schema: z.uuid() };

/** The essays a student shares with an adult. Counselors comment on them. */
@ApiTags('essays')
@Controller('linked-students/:studentId/essays')
export class SharedEssaysController {
  constructor(
    private readonly commands: CommandBus,
    private readonly reply: SharedEssaysReply,
    private readonly comment: CommentReply,
  ) {}

  @Get()
  @SignedIn('parent', 'counselor')
  @Throttled(ESSAYS_BUDGETS['essay-reads'], 'account')
  @Replies(SharedEssays, { summary: 'The essays a student shares with me', refusals: NO_STUDENT })
  listSharedEssays(@CurrentCaller() { userId }: Caller, @Param('studentId', id) studentId: string) {
    return this.reply.list(userId, studentId);
  }

  @Get(':essayId')
  @SignedIn('parent', 'counselor')
  @Throttled(ESSAYS_BUDGETS['essay-reads'], 'account')
  @Replies(SharedEssay, { summary: 'An essay a student shares with me', refusals: NO_ESSAY })
  getSharedEssay(
    @CurrentCaller() { userId }: Caller,
    @Param('studentId', id) studentId: string,
    @Param('essayId', id) essayId: string,
  ) {
    return this.reply.one(userId, studentId, essayId);
  }

  @Post(':essayId/comments')
  @SignedIn('counselor')
  @Throttled(ESSAYS_BUDGETS['essay-writes'], 'account')
  @Idempotent()
  @Replies(EssayComment, { summary: 'Comment on an essay shared with me', status: 201, refusals: NO_ESSAY })
  async addSharedEssayComment(
    @CurrentCaller() { userId }: Caller,
    @Param('studentId', id) studentId: string,
    @Param('essayId', id) essayId: string,
    @Body({ schema: AddCommentRequest }) comment: AddCommentRequest,
  ) {
    const by = { role: 'counselor', userId, studentId } as const;
    const commentId = await this.commands.execute(new AddComment(by, essayId, comment));
    return this.comment.of(essayId, commentId, by);
  }

  @Put(':essayId/comments/:commentId')
  @SignedIn('counselor')
  @Throttled(ESSAYS_BUDGETS['essay-writes'], 'account')
  @Replies(EssayComment, { summary: 'Change a comment of mine', refusals: NO_COMMENT })
  async reviseSharedEssayComment(
    @CurrentCaller() { userId }: Caller,
    @Param('studentId', id) studentId: string,
    @Param('essayId', id) essayId: string,
    @Param('commentId', id) commentId: string,
    @Body({ schema: ReviseCommentRequest }) { comment }: ReviseCommentRequest,
  ) {
    const by = { role: 'counselor', userId, studentId } as const;
    await this.commands.execute(new ReviseComment(by, essayId, commentId, comment));
    return this.comment.of(essayId, commentId, by);
  }

  @Delete(':essayId/comments/:commentId')
  @SignedIn('counselor')
  @Throttled(ESSAYS_BUDGETS['essay-writes'], 'account')
  @RepliesNothing({ summary: 'Delete a comment of mine', refusals: NO_COMMENT })
  async removeSharedEssayComment(
    @CurrentCaller() { userId }: Caller,
    @Param('studentId', id) studentId: string,
    @Param('essayId', id) essayId: string,
    @Param('commentId', id) commentId: string,
  ) {
    const by = { role: 'counselor', userId, studentId } as const;
    await this.commands.execute(new RemoveComment(by, essayId, commentId));
  }
}
