import { client } from '@/api/client.gen';

const hasJobId = (value: unknown): value is { jobId: string } =>
  typeof value === 'object' && value !== null && 'jobId' in value && typeof value.jobId === 'string';

/** The id of the job: of the one under way, if there is one. */
export const requestReview = async (essayId: string): Promise<string | null> => {
  const { data } = await client.post({
    url: '/api/essays/{id}/reviews',
    path: { id: essayId },
    throwOnError: true,
  });
  return hasJobId(data) ? data.jobId : null;
};
