import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { Idempotent } from '#shared-kernel/platform/http/idempotency/idempotency.decorator.js';
import { Replies, RepliesNothing } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { MATCHING_BUDGETS } from '../../../application/matching-budgets.js';
import { BeginForList } from '../../application/begin-for-list.js';
import { DeleteApplications } from '../../application/delete-applications.js';
import { ApplicationIds, BegunForList } from './application-lists.dto.js';

/** Many applications at once. */
@ApiTags('matching')
@Controller('applications')
export class ApplicationListsController {
  constructor(private readonly commands: CommandBus) {}

  @Post('for-list')
  @SignedIn('student')
  @Throttled(MATCHING_BUDGETS['application-writes'], 'account')
  @Idempotent()
  @Replies(BegunForList, {
    summary: 'Start an application, in the regular round, to every saved college that has none',
    status: 201,
  })
  async beginApplicationsForList(@CurrentCaller() { userId }: Caller) {
    return { applicationIds: await this.commands.execute(new BeginForList(userId)) };
  }

  @Post('deletions')
  @SignedIn('student')
  @Throttled(MATCHING_BUDGETS['application-writes'], 'account')
  @RepliesNothing({
    summary: 'Delete these applications; each can be restored for a day',
    refusals: { 400: 'Invalid request' },
  })
  async deleteApplications(
    @CurrentCaller() { userId }: Caller,
    @Body({ schema: ApplicationIds }) { applicationIds }: ApplicationIds,
  ) {
    await this.commands.execute(new DeleteApplications(userId, applicationIds));
  }
}
