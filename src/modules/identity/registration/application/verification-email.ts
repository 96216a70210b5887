import { type EmailText } from '../../account/application/account-emails.js';

export const verificationEmail = (url: string): EmailText => ({
  subject: 'Please confirm your email',
  paragraphs: [
    'Welcome to Flyleaf. Please confirm that this is your email address, so we can help you sign in if you ever forget your password.',
    'The link works for 24 hours. You can use Flyleaf in the meantime.',
  ],
  action: { label: 'Confirm my email', url },
  afterwards: ['If you did not create an account, ignore this email.'],
});
