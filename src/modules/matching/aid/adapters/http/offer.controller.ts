import { Body, Controller, Delete, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { type Caller } from '#shared-kernel/application/caller.js';
import { type BasedOn } from '#shared-kernel/domain/based-on.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { AcceptsIfMatch, IfMatch } from '#shared-kernel/platform/http/requests/if-match.decorator.js';
import { Replies, RepliesNothing } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { MATCHING_BUDGETS } from '../../../application/matching-budgets.js';
import { RemoveOffer } from '../../application/remove-offer.js';
import { SaveOffer } from '../../application/save-offer.js';
import { OfferRepository } from '../../domain/offers/offer.repository.js';
import { AidLetter, SavedAidLetter } from './offer.dto.js';

@ApiTags('matching')
@Controller('applications/:id/offer')
export class OfferController {
  constructor(
    private readonly commands: CommandBus,
    private readonly offers: OfferRepository,
  ) {}

  @Put()
  @SignedIn('student')
  @Throttled(MATCHING_BUDGETS['college-list-writes'], 'account')
  @AcceptsIfMatch()
  @Replies(SavedAidLetter, {
    summary: 'Store the financial aid offer of an application',
    refusals: { 400: 'Invalid request', 404: 'No such application' },
  })
  async saveOffer(
    @CurrentCaller() { userId }: Caller,
    @Param('id', { schema: z.uuid() }) applicationId: string,
    @Body({ schema: AidLetter }) letter: AidLetter,
    @IfMatch() basedOn: BasedOn,
  ) {
    await this.commands.execute(new SaveOffer(userId, applicationId, letter, basedOn));
    const { offer, updatedAt } = await this.offers.get(userId, applicationId);
    return { ...offer, updatedAt };
  }

  @Delete()
  @SignedIn('student')
  @Throttled(MATCHING_BUDGETS['college-list-writes'], 'account')
  @AcceptsIfMatch()
  @RepliesNothing({
    summary: 'Delete the financial aid offer of an application',
    refusals: { 400: 'Invalid request', 404: 'No such application or offer' },
  })
  async removeOffer(
    @CurrentCaller() { userId }: Caller,
    @Param('id', { schema: z.uuid() }) applicationId: string,
    @IfMatch() basedOn: BasedOn,
  ): Promise<void> {
    await this.commands.execute(new RemoveOffer(userId, applicationId, basedOn));
  }
}
