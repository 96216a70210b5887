import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { PasswordChanged } from '../domain/account.events.js';
import { AccountEmails } from './account-emails.js';
import { IF_THIS_WAS_NOT_YOU } from './not-you.js';

@Injectable()
@ReactsTo(PasswordChanged, { tries: 'long', formerName: 'TellOwnerWhenPasswordChanged' })
export class NotifyOwnerWhenPasswordChanged implements Reaction<PasswordChanged> {
  constructor(private readonly emails: AccountEmails) {}

  async handle({ userId }: PasswordChanged): Promise<void> {
    await this.emails.sendToOwner(userId, {
      subject: 'Your password was changed',
      paragraphs: [
        'The password of your Flyleaf account was just changed. Your other devices were signed out.',
        IF_THIS_WAS_NOT_YOU,
      ],
    });
  }
}
