import { getReviewJob } from '@/api';

export const readJob = async (jobId: string) => {
  const { data } = await getReviewJob({ path: { jobId }, throwOnError: true });
  return data;
};
