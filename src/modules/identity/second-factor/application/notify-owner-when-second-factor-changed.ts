import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { AccountEmails } from '../../account/application/email/account-emails.js';
import { SecondFactorChanged } from '../domain/second-factor.events.js';

@Injectable()
@ReactsTo(SecondFactorChanged, { tries: 'long', formerName: 'TellOwnerWhenSecondFactorChanged' })
export class NotifyOwnerWhenSecondFactorChanged implements Reaction<SecondFactorChanged> {
  constructor(private readonly emails: AccountEmails) {}

  async handle({ userId, change }: SecondFactorChanged): Promise<void> {
    await this.emails.sendToOwner(userId, (words) => words.secondFactorChanged(change));
  }
}
