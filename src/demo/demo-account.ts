/** How anyone trying the product out signs in as the demo student. No secret: it exists only where `DEMO_DATA` is on. */
export const DEMO_ACCOUNT = {
  email: 'demo.student@example.org',
  password: 'Turning-Pages-26',
} as const;
