import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { AccountActivityReadModel } from '../read-models/account-activity.read-model.js';
import { ActivityPage, ActivityQuery } from './activity.dto.js';

@ApiTags('identity')
@Controller('account')
export class AccountActivityController {
  constructor(private readonly activity: AccountActivityReadModel) {}

  @Get('activity')
  @SignedIn()
  @Replies(ActivityPage, {
    summary: 'What happened to my account, newest first',
    refusals: { 400: 'Not a page, or a page size above 100' },
  })
  listAccountActivity(
    @CurrentCaller() { userId }: Caller,
    @Query({ schema: ActivityQuery }) { page, pageSize }: ActivityQuery,
  ) {
    return this.activity.of(userId, page, pageSize);
  }
}
