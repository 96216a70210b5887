import { useEffect, useEffectEvent, useState } from 'react';
import { toast } from '@/components/ui/toasts/toast-store';
import { readJob } from './read-job';
import { useRefreshEssays } from './use-refresh-essays';

const FIRST_MS = 2_000;
const NEXT_MS = 10_000;
const MOST_POLLS = 30;
/** From then on the page says that it takes a while. */
const SLOW_POLLS = 2;

const FAILED = 'Essay analysis encountered an error.';

export type ReviewProgress = {
  /** A review is under way and looked after. */
  running: boolean;
  /** It takes more than ten seconds. */
  slow: boolean;
};

const IDLE: ReviewProgress = { running: false, slow: false };

/**
 * Follows a review until it ends, says how it ended, and reads the essay again. Without a job it does nothing. It stops when the
 * page is left, and after 30 looks: the essay's own status stays true.
 */
export const useReviewProgress = (essayId: string, jobId: string | null): ReviewProgress => {
  const refresh = useRefreshEssays();
  const [polls, setPolls] = useState<{ jobId: string; count: number; ended: boolean } | null>(null);

  const end = useEffectEvent((error: string | null) => {
    refresh(essayId);
    toast(
      error === null
        ? { title: 'Analysis Complete' }
        : { tone: 'error', title: 'Analysis Failed', description: error },
    );
  });

  useEffect(() => {
    if (jobId === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    setPolls({ jobId, count: 0, ended: false });

    const look = async (count: number) => {
      const job = await readJob(jobId).catch((error: unknown) => {
        console.error('The review could not be looked up.', error);
        return null;
      });
      if (left) return;
      const ended = job?.status === 'complete' || job?.status === 'error';
      setPolls({ jobId, count, ended });
      if (ended) end(job.status === 'error' ? (job.error ?? FAILED) : null);
      else if (count < MOST_POLLS) timer = setTimeout(() => void look(count + 1), NEXT_MS);
      else setPolls({ jobId, count, ended: true });
    };
    timer = setTimeout(() => void look(1), FIRST_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [jobId]);

  if (jobId === null) return IDLE;
  if (polls?.jobId !== jobId) return { running: true, slow: false };
  return { running: !polls.ended, slow: !polls.ended && polls.count >= SLOW_POLLS };
};
