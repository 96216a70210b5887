import { ApiError, userMessageOf } from '@/lib/api/api-error';

/** The message for a failed sign-in. */
export const loginRefusal = (error: unknown) => {
  if (!(error instanceof ApiError)) return 'An error occurred during login. Please try again.';
  if (error.userMessage !== undefined) return error.userMessage;
  return error.status === 401 ? 'Invalid email or password' : 'Please check your credentials and try again.';
};

export const registerRefusal = (error: unknown) =>
  userMessageOf(error) ?? 'An error occurred during registration. Please try again.';

/** For a request to email a link. */
export const emailLinkRefusal = (error: unknown) =>
  userMessageOf(error) ??
  (error instanceof ApiError ? 'Please try again later.' : 'An error occurred. Please try again.');

export const resetRefusal = (error: unknown) =>
  userMessageOf(error) ?? 'Failed to reset password. Please try again.';

/** For a change in the settings. */
export const settingsRefusal = (error: unknown) =>
  userMessageOf(error) ?? 'We couldn’t save this. Nothing was changed. Try again.';

const hasCode = (error: unknown, code: string) => error instanceof ApiError && error.code === code;

/** The password was right, and two-step verification asks for a code. */
export const isCodeNeeded = (error: unknown) => hasCode(error, 'identity.second-factor-needed');
export const isWrongCode = (error: unknown) => hasCode(error, 'identity.wrong-code');

/** The emailed link was used or has expired. */
export const isLinkExpired = (error: unknown) =>
  hasCode(error, 'identity.invalid-reset-link') || hasCode(error, 'identity.invalid-confirmation-link');
