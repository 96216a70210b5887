import { Body, Controller, Delete, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { Replies, RepliesNothing } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { TooManyRequestsReply } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { LeaveAccount } from '../../application/leaving/leave-account.js';
import { LeaveRequest, Leaving } from './leaving.dto.js';

@ApiTags('identity')
@Controller('account/leaving')
export class LeavingController {
  constructor(private readonly leaveAccount: LeaveAccount) {}

  @Get()
  @SignedIn()
  @Replies(Leaving, { summary: 'Whether and when your account is deleted' })
  async showLeaving(@CurrentCaller() { userId }: Caller) {
    return this.leavingOf(userId);
  }

  @Put()
  @SignedIn()
  @TooManyRequestsReply()
  @Replies(Leaving, {
    summary: 'Have your account deleted in seven days; linked adults see nothing of it from now on',
    refusals: {
      400: 'Wrong current password',
      403: 'No password, and not signed in within ten minutes',
      409: 'An admin can’t leave',
      503: 'Too many people sign in right now: try again after Retry-After',
    },
  })
  async askToLeave(@CurrentCaller() caller: Caller, @Body({ schema: LeaveRequest }) body: LeaveRequest) {
    await this.leaveAccount.leave(caller, body.currentPassword);
    return this.leavingOf(caller.userId);
  }

  @Delete()
  @SignedIn()
  @RepliesNothing({ summary: 'Keep your account after all' })
  async keepAccount(@CurrentCaller() { userId }: Caller) {
    await this.leaveAccount.stay(userId);
  }

  private async leavingOf(userId: string) {
    return { removalDueAt: await this.leaveAccount.dueAt(userId) };
  }
}
