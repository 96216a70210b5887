export const english = {
  show: 'Show password',
  hide: 'Hide password',
  rules: {
    length: 'At least 8 characters',
    upper: 'Uppercase letter',
    lower: 'Lowercase letter',
    number: 'Number',
    special: 'Special character',
  },
  done: ': done',
  needed: ': still needed',
  missing: 'Password is required',
  againMissing: 'Please confirm your password',
  mismatchTitle: "Passwords Don't Match",
  mismatch: 'Please make sure your passwords match.',
  shortTitle: 'Password Too Short',
  short: 'Password must be at least 8 characters long.',
  weak: 'Password needs an uppercase letter, a lowercase letter, a number and a special character.',
  fresh: 'New password',
  freshAgain: 'Confirm new password',
};
export type PasswordWords = typeof english;
