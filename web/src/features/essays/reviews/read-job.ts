import { client } from '@/api/client.gen';

type Job = { status: 'queued' | 'running' | 'complete' | 'error'; error: string | null };

const isJob = (value: unknown): value is Job =>
  typeof value === 'object' && value !== null && 'status' in value && 'error' in value;

export const readJob = async (jobId: string): Promise<Job | null> => {
  const { data } = await client.get({ url: '/api/jobs/{jobId}', path: { jobId }, throwOnError: true });
  return isJob(data) ? data : null;
};
