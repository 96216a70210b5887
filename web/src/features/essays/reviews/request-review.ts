import { requestEssayReview } from '@/api/calls/essays.gen';

/** The id of the job: of the one under way, if there is one. */
export const requestReview = async (essayId: string): Promise<string> => {
  const { data } = await requestEssayReview({ path: { id: essayId }, throwOnError: true });
  return data.jobId;
};
