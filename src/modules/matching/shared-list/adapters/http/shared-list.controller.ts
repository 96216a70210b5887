import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { MATCHING_BUDGETS } from '../../../application/matching-budgets.js';
import { SharedList } from '../../application/shared-list.js';
import { SharedListReply } from './shared-list.dto.js';

@ApiTags('matching')
@Controller('linked-students/:studentId/list')
export class SharedListController {
  constructor(private readonly list: SharedList) {}

  @Get()
  @SignedIn('parent', 'counselor')
  @Throttled(MATCHING_BUDGETS['college-list-reads'], 'account')
  @Replies(SharedListReply, {
    summary: 'The colleges, applications and dates a student shares with me',
    refusals: { 400: 'Not an id', 403: 'The student keeps the list', 404: 'Not a student of mine' },
  })
  getSharedList(
    @CurrentCaller() { userId }: Caller,
    @Param('studentId', { schema: z.uuid() }) studentId: string,
  ) {
    return this.list.of(userId, studentId);
  }
}
