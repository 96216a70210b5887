import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { type Caller } from '#shared-kernel/application/caller.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { Replies, RepliesNothing } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { MATCHING_BUDGETS } from '../../../application/matching-budgets.js';
import { ShareLinkAddresses } from '../../application/share-link-addresses.js';
import { EndShareLink } from '../../application/end-share-link.js';
import { MakeShareLink } from '../../application/make-share-link.js';
import { ShareLinksReadModel } from '../read-models/share-links.read-model.js';
import { NewShareLink, ShareLinkRequest, ShareLinks } from './share-links.dto.js';

/** Links by which a student shows the list to people without an account. */
@ApiTags('matching')
@Controller('share-links')
export class ShareLinksController {
  constructor(
    private readonly commands: CommandBus,
    private readonly links: ShareLinksReadModel,
    private readonly addresses: ShareLinkAddresses,
    private readonly clock: Clock,
  ) {}

  @Get()
  @SignedIn('student')
  @Throttled(MATCHING_BUDGETS['college-list-reads'], 'account')
  @Replies(ShareLinks, { summary: 'Your links without an account that still work, the oldest first' })
  listShareLinks(@CurrentCaller() { userId }: Caller) {
    return this.links.of(userId, this.clock.now());
  }

  // No repeated reply is stored, because it would hold the address.
  @Post()
  @SignedIn('student')
  @Throttled(MATCHING_BUDGETS['share-links-made'], 'account')
  @Replies(NewShareLink, {
    summary: 'Make a link that shows your list, dates and prices without an account',
    refusals: { 400: 'Invalid request', 409: 'Too many links' },
  })
  async makeShareLink(
    @CurrentCaller() { userId }: Caller,
    @Body({ schema: ShareLinkRequest }) link: ShareLinkRequest,
  ) {
    const token = await this.commands.execute(new MakeShareLink(userId, link));
    return { address: this.addresses.of(token) };
  }

  @Delete(':id')
  @SignedIn('student')
  @Throttled(MATCHING_BUDGETS['college-list-writes'], 'account')
  @RepliesNothing({
    summary: 'Turn a link off, at once; repeating it is fine',
    refusals: { 400: 'Not an id' },
  })
  async endShareLink(
    @CurrentCaller() { userId }: Caller,
    @Param('id', { schema: z.uuid() }) id: string,
  ): Promise<void> {
    await this.commands.execute(new EndShareLink(userId, id));
  }
}
