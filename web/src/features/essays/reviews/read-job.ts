import { getReviewJob } from '@/api/calls/essays.gen';

export const readJob = async (jobId: string) => {
  const { data } = await getReviewJob({ path: { jobId }, throwOnError: true });
  return data;
};
