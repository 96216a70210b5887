/** What is counted, and how much of it is allowed by default: so many within such a time, per whoever spends it. */
export const DEFAULT_BUDGETS = {
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
  // Only refused ones count: a school signs in from one address.
  exchange: '60/1m',
} as const;
export type BudgetName = keyof typeof DEFAULT_BUDGETS;
