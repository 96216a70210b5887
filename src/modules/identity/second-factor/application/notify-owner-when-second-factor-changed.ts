import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { AccountEmails } from '../../account/application/account-emails.js';
import { IF_THIS_WAS_NOT_YOU } from '../../account/application/not-you.js';
import { SecondFactorChanged, type SecondFactorChange } from '../domain/second-factor.events.js';

const TEXTS: Record<SecondFactorChange, { subject: string; text: string }> = {
  on: {
    subject: 'Two-step verification is on',
    text: 'From now on, you need a code from your authenticator app to sign in to Flyleaf. Keep your recovery codes somewhere you can find them without your phone.',
  },
  off: {
    subject: 'Two-step verification is off',
    text: 'From now on, you only need your password to sign in to Flyleaf.',
  },
  'new-recovery-codes': {
    subject: 'You have new recovery codes',
    text: 'You have ten new recovery codes for your account. Your earlier codes no longer work.',
  },
  'recovery-code-used': {
    subject: 'A recovery code was used',
    text: 'Someone, most likely you, used one of your recovery codes. It will not work again. You can create new codes in your settings.',
  },
};

@Injectable()
@ReactsTo(SecondFactorChanged, { tries: 'long', formerName: 'TellOwnerWhenSecondFactorChanged' })
export class NotifyOwnerWhenSecondFactorChanged implements Reaction<SecondFactorChanged> {
  constructor(private readonly emails: AccountEmails) {}

  async handle({ userId, change }: SecondFactorChanged): Promise<void> {
    const { subject, text } = TEXTS[change];
    await this.emails.sendToOwner(userId, { subject, paragraphs: [text, IF_THIS_WAS_NOT_YOU] });
  }
}
