import { defineBudgets } from '#shared-kernel/application/budget.js';

/** Limits per address, account or browser; see where each is spent. The names are part of environment variables. */
export const IDENTITY_BUDGETS = defineBudgets({
  register: '60/1m',
  login: '200/1m',
  'login-account': '10/15m',
  'login-account-here': '3/15m',
  'login-known-browser': '10/15m',
  'forgot-password': '10/1m',
  'reset-password': '60/1m',
  'verify-email': '60/1m',
  'verification-letter': '3/1h',
  'password-check': '10/15m',
  'second-factor': '5/15m',
  'provider-sign-in': '600/1m',
  // Only failed exchanges count: a whole school signs in from one address.
  exchange: '60/1m',
});
