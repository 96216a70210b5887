import { type Email } from '#shared-kernel/application/mailer.js';
import { type SecondFactorChange } from '../domain/security.events.js';

type Words = Omit<Email, 'to'>;

const NOT_ME = `If this was not you, choose a new password with “Forgot password” on the sign-in page and look through your sign-ins in the settings.`;

export const resetLetter = (url: string): Words => ({
  subject: 'Choose a new password',
  paragraphs: [
    `Somebody, most likely you, asked for a new password for your Flyleaf account.`,
    'The link works once, for 30 minutes.',
  ],
  action: { label: 'Choose a new password', url },
  afterwards: [
    'If you did not ask for this, you need do nothing: your password stays as it is. Please pass this letter on to nobody.',
  ],
});

export const verificationLetter = (url: string): Words => ({
  subject: 'Please confirm your email',
  paragraphs: [
    `Welcome to Flyleaf. Please confirm that this address is yours, so that we can help you back in should you ever forget your password.`,
    'The link works for 24 hours. You can go on using everything in the meantime.',
  ],
  action: { label: 'Confirm my email', url },
  afterwards: ['If you have no account with us, you need do nothing.'],
});

export const emailChangeLetter = (url: string): Words => ({
  subject: 'Please confirm your new email',
  paragraphs: [
    `You asked us to use this address for your Flyleaf account from now on. Nothing changes before you confirm it.`,
    'The link works once, for 24 hours.',
  ],
  action: { label: 'Use this address', url },
  afterwards: ['If you did not ask for this, you need do nothing.'],
});

export const formerAddressLetter = (): Words => ({
  subject: 'Your email was changed',
  paragraphs: [
    `Your Flyleaf account has another email address from now on. Letters go there, and you sign in with it.`,
    'If this was not you, please ask the person who looks after your account for help at once.',
  ],
});

export const passwordLetter = (): Words => ({
  subject: 'Your password was changed',
  paragraphs: [
    `The password of your Flyleaf account has just been changed. Other devices were signed out.`,
    NOT_ME,
  ],
});

const SECOND_FACTOR: Record<SecondFactorChange, Pick<Words, 'subject'> & { said: string }> = {
  on: {
    subject: 'Your second step is on',
    said: `From now on, signing in to Flyleaf asks for a code from your authenticator app. Keep your recovery codes where you find them without your phone.`,
  },
  off: {
    subject: 'Your second step is off',
    said: `Signing in to Flyleaf asks for your password only from now on.`,
  },
  'new-recovery-codes': {
    subject: 'You have new recovery codes',
    said: 'Ten new recovery codes were made for your account. The earlier ones no longer work.',
  },
  'recovery-code-used': {
    subject: 'A recovery code was used',
    said: 'Somebody, most likely you, signed in with one of your recovery codes. It does not work again. You can make new ones in your settings.',
  },
};

export const secondFactorLetter = (change: SecondFactorChange): Words => ({
  subject: SECOND_FACTOR[change].subject,
  paragraphs: [SECOND_FACTOR[change].said, NOT_ME],
});
