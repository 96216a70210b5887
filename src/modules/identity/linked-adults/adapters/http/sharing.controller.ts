import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { type Caller } from '#shared-kernel/application/caller.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { Replies, RepliesNothing } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { IDENTITY_BUDGETS } from '../../../account/application/identity-budgets.js';
import { ActivityQuery } from '../../../activity/adapters/http/activity.dto.js';
import { ChangeSharedParts } from '../../application/change-shared-parts.js';
import { DeclineRequest } from '../../application/decline-request.js';
import { EndLink } from '../../application/end-link.js';
import { GrantRequest } from '../../application/grant-request.js';
import { InviteAdult } from '../../application/invite-adult.js';
import { MailInvitationAgain } from '../../application/mail-invitation-again.js';
import { SealedAddresses } from '../../application/sealed-addresses.js';
import { WithdrawInvitation } from '../../application/withdraw-invitation.js';
import { SharingReadModel } from '../read-models/sharing.read-model.js';
import { ViewsReadModel } from '../read-models/views.read-model.js';
import { InviteRequest, NewInvitation, SharedPartsRequest, Sharing } from './linked-adults.dto.js';
import { ViewsPage } from './views.dto.js';

const INVALID = { 400: 'Invalid request' };

/** What a student shares, and with whom. */
@ApiTags('identity')
@Controller('sharing')
export class SharingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly sharing: SharingReadModel,
    private readonly views: ViewsReadModel,
    private readonly addresses: SealedAddresses,
    private readonly refusal: DeclineRequest,
    private readonly withdrawal: WithdrawInvitation,
    private readonly clock: Clock,
  ) {}

  @Get()
  @SignedIn('student')
  @Replies(Sharing, { summary: 'With whom I share what, who asks for it, and which codes are open' })
  getSharing(@CurrentCaller() { userId }: Caller) {
    return this.sharingOf(userId);
  }

  @Get('views')
  @SignedIn('student')
  @Replies(ViewsPage, {
    summary: 'Who looked at something of mine, newest first',
    refusals: { 400: 'Not a page, or a page size above 100' },
  })
  listViews(
    @CurrentCaller() { userId }: Caller,
    @Query({ schema: ActivityQuery }) { page, pageSize }: ActivityQuery,
  ) {
    return this.views.of(userId, page, pageSize);
  }

  // No repeated reply is stored, because it would hold the code.
  @Post('invitations')
  @SignedIn('student')
  @Throttled(IDENTITY_BUDGETS['sharing-changes'], 'account')
  @Replies(NewInvitation, {
    summary: 'Make a code that lets one parent or counselor in, and send it to them if you like',
    refusals: { ...INVALID, 409: 'Too many open codes' },
  })
  async inviteAdult(
    @CurrentCaller() { userId }: Caller,
    @Body({ schema: InviteRequest }) { relation, parts, email }: InviteRequest,
  ) {
    const sentTo = email ?? null;
    const invitation = await this.commands.execute(new InviteAdult(userId, relation, parts, sentTo));
    return { ...invitation, sentTo };
  }

  @Post('invitations/:id/send')
  @SignedIn('student')
  @Throttled(IDENTITY_BUDGETS['sharing-changes'], 'account')
  @RepliesNothing({
    summary: 'Send the email of an invitation again',
    refusals: { ...INVALID, 404: 'Used, withdrawn, expired, or never sent' },
  })
  async sendInvitationAgain(
    @CurrentCaller() { userId }: Caller,
    @Param('id', { schema: z.uuid() }) id: string,
  ): Promise<void> {
    await this.commands.execute(new MailInvitationAgain(userId, id));
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

  @Post('requests/:id/grant')
  @SignedIn('student')
  @Throttled(IDENTITY_BUDGETS['sharing-changes'], 'account')
  @Replies(Sharing, {
    summary: 'Let in an adult who asked, and choose what they see',
    refusals: { ...INVALID, 404: 'No longer open', 409: 'Linked with as many adults as possible' },
  })
  async grantRequest(
    @CurrentCaller() { userId }: Caller,
    @Param('id', { schema: z.uuid() }) id: string,
    @Body({ schema: SharedPartsRequest }) { parts }: SharedPartsRequest,
  ) {
    await this.commands.execute(new GrantRequest(userId, id, parts));
    return this.sharingOf(userId);
  }

  @Delete('requests/:id')
  @SignedIn('student')
  @Throttled(IDENTITY_BUDGETS['sharing-changes'], 'account')
  @RepliesNothing({
    summary: 'Decline a request; the adult can’t ask again for 30 days, and repeating it is fine',
    refusals: INVALID,
  })
  async declineRequest(
    @CurrentCaller() { userId }: Caller,
    @Param('id', { schema: z.uuid() }) id: string,
  ): Promise<void> {
    await this.refusal.decline(userId, id);
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
    return this.sharingOf(userId);
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

  private async sharingOf(studentId: string) {
    const { invitations, ...others } = await this.sharing.of(studentId, this.clock.now());
    const opened = invitations.map(({ sealedEmail, ...invitation }) => ({
      ...invitation,
      sentTo: this.addresses.open(sealedEmail),
    }));
    return { ...others, invitations: opened };
  }
}
