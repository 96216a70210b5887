import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { AccountLeaving } from '../../domain/account.events.js';
import { AccountEmails } from '../email/account-emails.js';
import { PublicLinks } from '../email/public-links.js';

@Injectable()
@ReactsTo(AccountLeaving, { tries: 'long' })
export class ConfirmLeavingWhenAsked implements Reaction<AccountLeaving> {
  constructor(
    private readonly emails: AccountEmails,
    private readonly links: PublicLinks,
  ) {}

  async handle({ userId, removalDueAt }: AccountLeaving): Promise<void> {
    const day = removalDueAt.slice(0, 'YYYY-MM-DD'.length);
    await this.emails.sendToOwner(userId, (words) => words.leaving(day, this.links.leaving()));
  }
}
