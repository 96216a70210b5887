import { ApiError, sentenceOf } from '@/lib/api-error';

/** What a failed sign-in says: the server's sentence, or ours. */
export const loginRefusal = (error: unknown) => {
  if (!(error instanceof ApiError)) return 'An error occurred during login. Please try again.';
  if (error.sentence !== undefined) return error.sentence;
  return error.status === 401 ? 'Invalid email or password' : 'Please check your credentials and try again.';
};

export const registerRefusal = (error: unknown) =>
  sentenceOf(error) ?? 'An error occurred during registration. Please try again.';
