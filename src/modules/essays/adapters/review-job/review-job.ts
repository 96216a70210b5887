import { z } from 'zod';
import { defineJob } from '#shared-kernel/platform/jobs/define-job.js';

const common = {
  version: 1,
  schema: z.object({
    jobId: z.uuid(),
    studentId: z.uuid(),
    essayId: z.uuid(),
    versionNumber: z.int(),
  }),
} as const;

/** Where a review arrives after its last try. */
export const GIVE_UP_REVIEW = defineJob({
  ...common,
  name: 'GiveUpReview',
  concurrency: 1,
  tries: 'long',
  timeoutSeconds: 60,
});

/** A reader outside takes up to 100 seconds with its own tries; reading by rules takes its turn in one thread. */
export const REVIEW_ESSAY = defineJob({
  ...common,
  name: 'ReviewEssay',
  concurrency: 10,
  tries: 'short',
  timeoutSeconds: 150,
  afterLastTry: GIVE_UP_REVIEW,
});
