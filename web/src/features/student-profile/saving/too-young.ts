import { ApiError } from '@/lib/api/api-error';

/** The birth date was under 13, and the server removed the account. */
export const isTooYoung = (error: unknown) =>
  error instanceof ApiError && error.code === 'student-profile.too-young';
