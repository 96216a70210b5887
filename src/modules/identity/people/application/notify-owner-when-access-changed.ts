import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { AccountEmails } from '../../account/application/email/account-emails.js';
import { AccessChanged } from '../../account/domain/account.events.js';

@Injectable()
@ReactsTo(AccessChanged, { tries: 'long' })
export class NotifyOwnerWhenAccessChanged implements Reaction<AccessChanged> {
  constructor(private readonly emails: AccountEmails) {}

  async handle(event: AccessChanged): Promise<void> {
    await this.emails.sendToOwner(event.userId, (words) => words.accessChanged(event));
  }
}
