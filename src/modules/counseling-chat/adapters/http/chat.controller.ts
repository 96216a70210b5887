import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { Idempotent } from '#shared-kernel/platform/http/idempotency/idempotency.decorator.js';
import { Replies, RepliesNothing } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { CHAT_BUDGETS } from '../../application/chat-budgets.js';
import { ClearChat } from '../../application/conversations/clear-chat.js';
import { ReportMessage } from '../../application/conversations/report-message.js';
import { StartOver } from '../../application/conversations/start-over.js';
import { SentenceEncoder } from '../../application/sentence-encoder.js';
import { ChatHistoryReadModel } from '../read-models/chat-history.read-model.js';
import { ChatMessages, Conversation, MessagesQuery, ReportMessageRequest } from './chat.dto.js';
import { shownMessage } from './turn-reply.js';

const STILL_ANSWERING = { 409: 'Wren is still answering the last message' };

@ApiTags('counseling-chat')
@Controller('chat')
export class ChatController {
  constructor(
    private readonly history: ChatHistoryReadModel,
    private readonly clearing: ClearChat,
    private readonly reports: ReportMessage,
    private readonly conversations: StartOver,
    private readonly encoder: SentenceEncoder,
  ) {}

  @Get('messages')
  @SignedIn('student')
  @Throttled(CHAT_BUDGETS['chat-reads'], 'account')
  @Replies(ChatMessages, {
    summary: 'What the student and Wren said: the newest 200 messages, oldest first',
    refusals: { 400: 'Invalid request' },
  })
  async listChatMessages(
    @CurrentCaller() { userId }: Caller,
    @Query({ schema: MessagesQuery }) { before }: MessagesQuery,
  ) {
    // Whoever opens the chat is about to write.
    this.encoder.prepare();
    const rows = await this.history.of(userId, before ?? null);
    return rows.map(shownMessage);
  }

  @Delete('messages')
  @SignedIn('student')
  @Throttled(CHAT_BUDGETS['chat-writes'], 'account')
  @RepliesNothing({ summary: 'Delete every message of the student’s chat', refusals: STILL_ANSWERING })
  async clearChat(@CurrentCaller() { userId }: Caller) {
    await this.clearing.of(userId);
  }

  @Post('messages/:id/report')
  @SignedIn('student')
  @Throttled(CHAT_BUDGETS['chat-writes'], 'account')
  @RepliesNothing({
    summary: 'Say what is wrong with a message of Wren’s',
    refusals: { 400: 'Invalid request', 404: 'No such message' },
  })
  async reportChatMessage(
    @CurrentCaller() { userId }: Caller,
    @Param('id', { schema: z.uuid() }) id: string,
    @Body({ schema: ReportMessageRequest }) { reason }: ReportMessageRequest,
  ) {
    await this.reports.of(userId, id, reason);
  }

  @Post('conversations')
  @SignedIn('student')
  @Throttled(CHAT_BUDGETS['chat-writes'], 'account')
  @Idempotent()
  @Replies(Conversation, {
    summary: 'Start over: the former conversation can still be read',
    status: 201,
    refusals: STILL_ANSWERING,
  })
  startChatOver(@CurrentCaller() { userId }: Caller) {
    return this.conversations.of(userId);
  }
}
