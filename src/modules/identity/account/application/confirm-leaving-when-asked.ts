import { Injectable } from '@nestjs/common';
import { dayInWords } from '#shared-kernel/domain/calendar-day.js';
import { type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { AccountLeaving } from '../domain/account.events.js';
import { AccountEmails } from './account-emails.js';
import { PublicLinks } from './public-links.js';

@Injectable()
@ReactsTo(AccountLeaving, { tries: 'long' })
export class ConfirmLeavingWhenAsked implements Reaction<AccountLeaving> {
  constructor(
    private readonly emails: AccountEmails,
    private readonly links: PublicLinks,
  ) {}

  async handle({ userId, removalDueAt }: AccountLeaving): Promise<void> {
    await this.emails.sendToOwner(userId, {
      subject: 'You are leaving Flyleaf',
      paragraphs: [
        `As you asked, we’ll delete your account and everything in it on ${dayInWords(removalDueAt.slice(0, 'YYYY-MM-DD'.length))}.`,
        'Until then you can sign in and keep your account, and nothing is lost. Adults you linked see nothing of it from now on.',
        'If you didn’t ask for this, sign in, keep your account, and change your password.',
      ],
      action: { label: 'Keep my account', url: this.links.leaving() },
    });
  }
}
