export const english = {
  title: 'Your students',
  none: 'No student has let you in yet. In Flyleaf, your student opens Settings, then Sharing, and makes a code for you.',
  see: (firstName: string) => `See what ${firstName} shares`,
  sharesNothing: (firstName: string) => `${firstName} shares nothing with you for now.`,
  codeLabel: 'A student’s code',
  codeHint: 'Ten letters and numbers, such as K7MPQ-3WXYZ',
  enter: 'Enter code',
  codeMissing: 'Enter the code.',
  linked: 'Linked',
  linkedTo: (firstName: string) => `You can now see what ${firstName} shares.`,
  failed: 'We couldn’t check the code. Please try again.',
  notFound: 'This code doesn’t work. It may have been used or expired. Ask your student for a new one.',
  forAnother: 'This code is for another kind of account. Ask your student for a code that fits yours.',
  notLoaded: 'We couldn’t load your students',
  notLoadedWhy: 'Check your connection and try again.',
};
export type Words = typeof english;
