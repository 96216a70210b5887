export const english = {
  title: 'Account',
  name: 'Name',
  email: 'Email',
  confirmed: 'Confirmed',
  notConfirmed: 'Not confirmed yet',
  role: 'Role',
  roles: { student: 'Student', parent: 'Parent', counselor: 'School Counselor', admin: 'Admin' },
  signIn: 'You sign in with',
  password: 'Email and password',
  openLink:
    'Open the link we emailed you to confirm your address. You can do everything else in the meantime.',
  resend: 'Resend email',
  language: 'Language',
  languageWhat: 'Emails, guides, settings and what families read',
  restInEnglish: 'What students work with, and the pages of colleges, are in English for now.',
  languageUnsaved:
    'This browser uses it now, but we couldn’t save it with your account, so emails stay as they were. We’ll try again the next time you open Flyleaf.',
};
export type AccountWords = typeof english;
