export const english = {
  title: 'Your students',
  add: 'Add a student',
  none: 'No student has let you in yet. In Flyleaf, your student opens Settings, then Sharing, and invites you. You can also ask them below.',
  see: (firstName: string) => `See what ${firstName} shares`,
  codeLabel: 'A student’s code',
  codeHint: 'Ten letters and numbers, such as K7MPQ-3WXYZ',
  invited:
    'You came with an invitation, and its code is filled in. Your student sees your name once you enter it.',
  enter: 'Enter code',
  codeMissing: 'Enter the code.',
  linked: 'Linked',
  linkedTo: (firstName: string) => `You can now see what ${firstName} shares.`,
  failed: 'We couldn’t check the code. Please try again.',
  notFound: 'This code doesn’t work. It may have been used or expired. Ask your student for a new one.',
  forAnother: 'This code is for another kind of account. Ask your student for a code that fits yours.',
  askLabel: 'Or ask a student to share with you',
  askHint: 'The email of their Flyleaf account. They see your name and email, and decide.',
  ask: 'Ask',
  asked:
    'If there is a student with this email, they’ll see your request. You’ll find it here if they say yes.',
  askFailed: 'We couldn’t send your request. Please try again.',
  askedTooMuch: 'That’s enough requests for today. Please try again tomorrow.',
  emailMissing: 'Enter the student’s email.',
  emailWrong: 'Enter a whole email, such as maya@example.org.',
  notLoaded: 'We couldn’t load your students',
  notLoadedWhy: 'Try again in a moment.',
};
export type Words = typeof english;
