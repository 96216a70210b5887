import { ApiError } from '@/lib/api/api-error';

/** The application that stands in the way, where the server names one. */
export const otherApplicationOf = (error: unknown): string | null => {
  const body = error instanceof ApiError ? error.body : null;
  if (typeof body !== 'object' || body === null || !('applicationId' in body)) return null;
  return typeof body.applicationId === 'string' ? body.applicationId : null;
};
