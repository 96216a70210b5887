/** How to sign in as the demo student. Not a secret: the account exists only with `DEMO_DATA`. */
export const DEMO_ACCOUNT = {
  email: 'demo.student@example.org',
  password: 'Turning-Pages-26',
} as const;
