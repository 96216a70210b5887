export const english = {
  title: 'You’re invited',
  lead: 'A student wants to share part of their college plans with you. Sign in or create a free account. Nothing is linked until you say so.',
  register: 'Create an account',
  signIn: 'I have an account',
  forAdults: 'This invitation is for a parent or counselor',
  forAdultsWhy:
    'You’re signed in with another kind of account. Sign out, then open the link in the email again.',
  incomplete: 'This link isn’t complete',
  incompleteWhy:
    'Open the link in the email again, or sign in and enter the code from the email on your home page.',
  home: 'Back to Flyleaf',
};
export type InvitationWords = typeof english;
