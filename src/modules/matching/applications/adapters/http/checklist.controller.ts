import { Body, Controller, Delete, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { Idempotent } from '#shared-kernel/platform/http/idempotency/idempotency.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { MATCHING_BUDGETS } from '../../../application/matching-budgets.js';
import { ChecklistChanges } from '../../application/checklist-changes.js';
import { ApplicationReply } from './application.reply.js';
import { ApplicationInFull } from './applications.dto.js';
import { ChecklistItemChanges, NewChecklistItem } from './checklist.dto.js';

const REFUSALS = { 400: 'Invalid request', 404: 'No such application or line, or another student’s' };

/** The checklist of an application, line by line. */
@ApiTags('matching')
@Controller('applications/:id/items')
export class ChecklistController {
  constructor(
    private readonly checklist: ChecklistChanges,
    private readonly reply: ApplicationReply,
  ) {}

  @Post()
  @SignedIn('student')
  @Throttled(MATCHING_BUDGETS['application-writes'], 'account')
  @Idempotent()
  @Replies(ApplicationInFull, {
    summary: 'Add a line to the checklist of an application',
    status: 201,
    refusals: { ...REFUSALS, 409: 'The checklist is full' },
  })
  async addChecklistItem(
    @CurrentCaller() { userId }: Caller,
    @Param('id', { schema: z.uuid() }) id: string,
    @Body({ schema: NewChecklistItem }) body: NewChecklistItem,
  ) {
    await this.checklist.add(userId, id, body);
    return this.reply.of(userId, id);
  }

  @Patch(':itemId')
  @SignedIn('student')
  @Throttled(MATCHING_BUDGETS['application-writes'], 'account')
  @Replies(ApplicationInFull, {
    summary: 'Change the fields sent of one line of the checklist',
    refusals: REFUSALS,
  })
  async changeChecklistItem(
    @CurrentCaller() { userId }: Caller,
    @Param('id', { schema: z.uuid() }) id: string,
    @Param('itemId', { schema: z.uuid() }) itemId: string,
    @Body({ schema: ChecklistItemChanges }) body: ChecklistItemChanges,
  ) {
    await this.checklist.change(userId, id, itemId, body);
    return this.reply.of(userId, id);
  }

  @Delete(':itemId')
  @SignedIn('student')
  @Throttled(MATCHING_BUDGETS['application-writes'], 'account')
  @Replies(ApplicationInFull, { summary: 'Remove a line from the checklist', refusals: REFUSALS })
  async removeChecklistItem(
    @CurrentCaller() { userId }: Caller,
    @Param('id', { schema: z.uuid() }) id: string,
    @Param('itemId', { schema: z.uuid() }) itemId: string,
  ) {
    await this.checklist.remove(userId, id, itemId);
    return this.reply.of(userId, id);
  }
}
