/** Ends every email about a security change. */
export const IF_THIS_WAS_NOT_YOU =
  'If this was not you, use “Forgot password” on the sign-in page to choose a new password, then check in your settings where you are signed in.';
