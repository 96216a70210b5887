import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { AccountEmailChanged } from '../../domain/account.events.js';
import { AccountEmails } from './account-emails.js';

@Injectable()
@ReactsTo(AccountEmailChanged, { tries: 'long', formerName: 'TellFormerAddressWhenEmailChanged' })
export class NotifyFormerAddressWhenEmailChanged implements Reaction<AccountEmailChanged> {
  constructor(private readonly emails: AccountEmails) {}

  async handle({ userId, formerEmail }: AccountEmailChanged): Promise<void> {
    await this.emails.sendToAddress(userId, formerEmail, (words) => words.emailChanged());
  }
}
