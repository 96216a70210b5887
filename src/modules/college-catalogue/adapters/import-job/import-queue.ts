export const IMPORT_QUEUE = 'ImportColleges';

export interface ImportJob {
  importId: string;
}

/**
 * A worker that falls silent for ten seconds loses the job to the next; it goes on where the pages end. The import itself
 * decides when it has failed, so the queue hardly ever gives up.
 */
export const IMPORT_QUEUE_OPTIONS = {
  notify: true,
  retryLimit: 10_000,
  retryDelay: 2,
  heartbeatSeconds: 10,
  expireInSeconds: 23 * 3600,
} as const;
