export const english = {
  missing: 'Please enter the code.',
  app: 'Code from your app',
  appHint: 'The 6-digit code your authenticator app shows now.',
  recovery: 'Recovery code',
  recoveryHint: 'One of the codes you saved when you turned on two-step verification. Each works once.',
  useApp: 'Use a code from your app instead',
  useRecovery: 'Don’t have your phone? Use a recovery code',
};
export type CodeWords = typeof english;
