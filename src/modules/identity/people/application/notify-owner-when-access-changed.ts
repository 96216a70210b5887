import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { AccountEmails, type EmailText } from '../../account/application/account-emails.js';
import { AccessChanged } from '../../account/domain/account.events.js';

const ASK = 'If you think this is a mistake, please contact the person who runs Flyleaf at your school.';

/** Said for each change, also when two follow each other quickly. */
const textOf = ({ change, role }: AccessChanged): EmailText => {
  if (change === 'role-changed')
    return {
      subject: 'Your role was changed',
      paragraphs: [
        `The role of your Flyleaf account was changed to ${role}. You were signed out everywhere. Sign in again to continue.`,
        ASK,
      ],
    };
  if (change === 'deactivated')
    return {
      subject: 'Your account was deactivated',
      paragraphs: [
        'Your Flyleaf account was deactivated, and you were signed out everywhere. What you saved is still there.',
        ASK,
      ],
    };
  return {
    subject: 'Your account is active again',
    paragraphs: ['Your Flyleaf account is active again. You can sign in as before.'],
  };
};

@Injectable()
@ReactsTo(AccessChanged, { tries: 'long' })
export class NotifyOwnerWhenAccessChanged implements Reaction<AccessChanged> {
  constructor(private readonly emails: AccountEmails) {}

  async handle(event: AccessChanged): Promise<void> {
    await this.emails.sendToOwner(event.userId, textOf(event));
  }
}
