import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { type Caller } from '#shared-kernel/application/caller.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { SignedIn } from '#shared-kernel/platform/http/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/current-caller.decorator.js';
import { Replies, RepliesNothing } from '#shared-kernel/platform/http/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { IDENTITY_BUDGETS } from '../../../account/application/identity-budgets.js';
import { ChangeSharedParts } from '../../application/change-shared-parts.js';
import { EndLink } from '../../application/end-link.js';
import { InviteAdult } from '../../application/invite-adult.js';
import { WithdrawInvitation } from '../../application/withdraw-invitation.js';
import { SharingReadModel } from '../read-models/sharing.read-model.js';
import { InviteRequest, NewInvitation, SharedPartsRequest, Sharing } from './linked-adults.dto.js';

const INVALID = { 400: 'Invalid request' };

/** What a student shares, and with whom. */
@ApiTags('identity')
@Controller('sharing')
export class SharingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly sharing: SharingReadModel,
    private readonly withdrawal: WithdrawInvitation,
    private readonly clock: Clock,
  ) {}

  @Get()
  @SignedIn('student')
  @Replies(Sharing, { summary: 'With whom I share what, and which codes are open' })
  getSharing(@CurrentCaller() { userId }: Caller) {
    return this.sharing.of(userId, this.clock.now());
  }

  // No repeated reply is stored, because it would hold the code.
  @Post('invitations')
  @SignedIn('student')
  @Throttled(IDENTITY_BUDGETS['sharing-changes'], 'account')
  @Replies(NewInvitation, {
    summary: 'Make a code that lets one parent or counselor in',
    refusals: { ...INVALID, 409: 'Too many open codes' },
  })
  inviteAdult(
    @CurrentCaller() { userId }: Caller,
    @Body({ schema: InviteRequest }) { relation, parts }: InviteRequest,
  ) {
    return this.commands.execute(new InviteAdult(userId, relation, parts));
  }

  @Delete('invitations/:id')
  @SignedIn('student')
  @Throttled(IDENTITY_BUDGETS['sharing-changes'], 'account')
  @RepliesNothing({ summary: 'Stop a code; repeating it is fine', refusals: INVALID })
  async withdrawInvitation(
    @CurrentCaller() { userId }: Caller,
    @Param('id', { schema: z.uuid() }) id: string,
  ): Promise<void> {
    await this.withdrawal.withdraw(userId, id);
  }

  @Put('adults/:adultId')
  @SignedIn('student')
  @Throttled(IDENTITY_BUDGETS['sharing-changes'], 'account')
  @Replies(Sharing, {
    summary: 'Choose what an adult sees from now on',
    refusals: { ...INVALID, 404: 'Not linked' },
  })
  async changeSharedParts(
    @CurrentCaller() { userId }: Caller,
    @Param('adultId', { schema: z.uuid() }) adultId: string,
    @Body({ schema: SharedPartsRequest }) { parts }: SharedPartsRequest,
  ) {
    await this.commands.execute(new ChangeSharedParts(userId, adultId, parts));
    return this.sharing.of(userId, this.clock.now());
  }

  @Delete('adults/:adultId')
  @SignedIn('student')
  @Throttled(IDENTITY_BUDGETS['sharing-changes'], 'account')
  @RepliesNothing({ summary: 'Stop sharing with an adult, at once; repeating it is fine', refusals: INVALID })
  async endSharing(
    @CurrentCaller() { userId }: Caller,
    @Param('adultId', { schema: z.uuid() }) adultId: string,
  ): Promise<void> {
    await this.commands.execute(new EndLink(userId, adultId, 'student'));
  }
}
