import { defineBudgets } from '#shared-kernel/application/budget.js';

/** Limits per network, account, browser or recipient; see where each is spent. The names are part of environment variables. */
export const IDENTITY_BUDGETS = defineBudgets({
  register: '60/1m',
  login: '200/1m',
  'login-account': '10/15m',
  'login-account-here': '3/15m',
  'login-known-browser': '10/15m',
  'forgot-password': '10/1m',
  // Not longer than a reset link works, so that nobody can keep an owner out by asking first.
  'forgot-password-recipient': '5/30m',
  'reset-password': '60/1m',
  'verify-email': '60/1m',
  'verification-letter': '3/1h',
  'email-change': '5/1h',
  'email-change-network': '60/1h',
  'email-change-recipient': '5/1d',
  // Emails to an address that nobody has confirmed: its reader may be a stranger, or a teacher with a class of accounts.
  'unproven-recipient': '30/1d',
  'password-check': '10/15m',
  'second-factor': '5/15m',
  'provider-sign-in': '600/1m',
  // Only failed exchanges count: a whole school signs in from one address.
  exchange: '60/1m',
  'sharing-changes': '60/1h',
  'notification-choices': '120/10m',
  // A code has 49 bits and seven days; a school counselor enters many.
  'invitation-codes': '60/1h',
  'invitation-emails': '20/1d',
  // The same student to the same address, also when sent again.
  'invitation-emails-to-one': '3/1d',
  // A school counselor gets many. Its reader may be a stranger.
  'invitation-recipient': '30/1d',
  // A school counselor asks many; one student is asked by few.
  'link-requests': '60/1d',
  'link-requests-to-one': '20/1d',
  // Files for a spreadsheet: each reads a whole list.
  'account-exports': '30/1h',
  // Copies of everything about a person: each reads every table, and all files.
  'data-exports': '3/1d',
});

export const TOO_MANY_EMAILS =
  'Too many emails were requested for this address. Please look in its inbox and spam folder first.';
