import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { PasswordChanged } from '../../domain/account.events.js';
import { AccountEmails } from '../email/account-emails.js';

@Injectable()
@ReactsTo(PasswordChanged, { tries: 'long', formerName: 'TellOwnerWhenPasswordChanged' })
export class NotifyOwnerWhenPasswordChanged implements Reaction<PasswordChanged> {
  constructor(private readonly emails: AccountEmails) {}

  async handle({ userId }: PasswordChanged): Promise<void> {
    await this.emails.sendToOwner(userId, (words) => words.passwordChanged());
  }
}
