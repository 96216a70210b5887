import { dayIn } from '#shared-kernel/domain/language.js';
import { type SecondFactorChange } from '../../../second-factor/domain/second-factor.events.js';
import { type AccessChanged } from '../../domain/account.events.js';
import { type EmailText } from './email-text.js';

/** Ends every email about a security change. */
const IF_THIS_WAS_NOT_YOU =
  'If this was not you, use “Forgot password” on the sign-in page to choose a new password, then check in your settings where you are signed in.';
const ASK = 'If you think this is a mistake, please contact the person who runs Flyleaf at your school.';

const SECOND_FACTOR: Record<SecondFactorChange, { subject: string; text: string }> = {
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

/** Said for each change, also when two follow each other quickly. */
const accessChanged = ({ change, role }: Pick<AccessChanged, 'change' | 'role'>): EmailText => {
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

/** Every email about an account. */
export const english = {
  confirmEmail: (url: string): EmailText => ({
    subject: 'Please confirm your email',
    paragraphs: [
      'Welcome to Flyleaf. Please confirm that this is your email address, so we can help you sign in if you ever forget your password.',
      'The link works for 24 hours. You can use Flyleaf in the meantime.',
    ],
    action: { label: 'Confirm my email', url },
    afterwards: ['If you did not create an account, ignore this email.'],
  }),
  newPassword: (url: string): EmailText => ({
    subject: 'Choose a new password',
    paragraphs: [
      'Someone, most likely you, asked to reset the password of your Flyleaf account.',
      'The link works once, within 30 minutes.',
    ],
    action: { label: 'Choose a new password', url },
    afterwards: [
      'If you did not ask for this, ignore this email: your password stays the same. Please do not forward this email to anyone.',
    ],
  }),
  passwordChanged: (): EmailText => ({
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your Flyleaf account was just changed. Your other devices were signed out.',
      IF_THIS_WAS_NOT_YOU,
    ],
  }),
  newEmail: (url: string): EmailText => ({
    subject: 'Please confirm your new email',
    paragraphs: [
      'You asked to use this address for your Flyleaf account. Nothing changes until you confirm it.',
      'The link works once, within 24 hours.',
    ],
    action: { label: 'Use this address', url },
    afterwards: ['If you did not ask for this, ignore this email.'],
  }),
  emailChanged: (): EmailText => ({
    subject: 'Your email was changed',
    paragraphs: [
      'The email address of your Flyleaf account was changed. Emails now go to the new address, and you sign in with it.',
      'If this was not you, contact the person who runs Flyleaf at your school right away.',
    ],
  }),
  leaving: (day: string, url: string): EmailText => ({
    subject: 'You are leaving Flyleaf',
    paragraphs: [
      `As you asked, we’ll delete your account and everything in it on ${dayIn('en', day)}.`,
      'Until then you can sign in and keep your account, and nothing is lost. Adults you linked see nothing of it from now on.',
      'If you didn’t ask for this, sign in, keep your account, and change your password.',
    ],
    action: { label: 'Keep my account', url },
  }),
  dataExportReady: (url: string): EmailText => ({
    subject: 'The copy of your data is ready',
    paragraphs: [
      'You asked for a copy of everything Flyleaf keeps about you. You can download it for 24 hours, in your settings.',
      'Keep it where only you can open it: it holds all you wrote.',
      'If you didn’t ask for this, someone else may be signed in as you. Change your password, and look at your sign-ins.',
    ],
    action: { label: 'Go to my data', url },
  }),
  secondFactorChanged: (change: SecondFactorChange): EmailText => ({
    subject: SECOND_FACTOR[change].subject,
    paragraphs: [SECOND_FACTOR[change].text, IF_THIS_WAS_NOT_YOU],
  }),
  accessChanged,
};
export type EmailWords = typeof english;
