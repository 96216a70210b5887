import { type JobDefinition } from './define-job.js';

interface RetryPolicy {
  retryLimit: number;
  retryDelay: number;
  retryBackoff: boolean;
  retryDelayMax?: number;
}

/** Pauses in seconds; with back-off each pause is about twice the one before. `long` lasts about a day. */
export const RETRY_POLICIES: Readonly<Record<JobDefinition<object>['tries'], RetryPolicy>> = {
  short: { retryLimit: 2, retryDelay: 1, retryBackoff: true },
  long: { retryLimit: 60, retryDelay: 2, retryBackoff: true, retryDelayMax: 1_800 },
  endless: { retryLimit: 10_000, retryDelay: 2, retryBackoff: false },
};
