import { z } from 'zod';
import { defineJob } from '#shared-kernel/platform/jobs/define-job.js';

const common = { version: 1, schema: z.object({ exportId: z.uuid(), userId: z.uuid() }) } as const;

export const GIVE_UP_DATA_EXPORT = defineJob({
  ...common,
  name: 'GiveUpDataExport',
  concurrency: 1,
  tries: 'long',
  timeoutSeconds: 60,
});

/** A person may have 500 MB of files, and the storage may be slow. */
export const PREPARE_DATA_EXPORT = defineJob({
  ...common,
  name: 'PrepareDataExport',
  concurrency: 1,
  tries: 'short',
  timeoutSeconds: 900,
  afterLastTry: GIVE_UP_DATA_EXPORT,
});
