import { z } from 'zod';
import { defineJob } from '#shared-kernel/platform/jobs/define-job.js';

/** The import itself decides when it has failed, so the queue hardly ever gives up. */
export const IMPORT_COLLEGES = defineJob({
  name: 'ImportColleges',
  version: 1,
  schema: z.object({ importId: z.uuid() }),
  concurrency: 1,
  tries: 'endless',
  timeoutSeconds: 23 * 3600,
});

export type ImportPayload = z.infer<typeof IMPORT_COLLEGES.schema>;
