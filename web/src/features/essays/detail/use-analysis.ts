import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Essay } from '@/api';
import { toast } from '@/components/ui/toasts/toast-store';
import { userMessageOf } from '@/lib/api/api-error';
import { requestReview } from '../reviews/request-review';
import { submittedJobIn } from '../reviews/submitted-job';
import { useRefreshEssays } from '../reviews/use-refresh-essays';
import { useReviewProgress } from '../reviews/use-review-progress';

const FAILED = 'Failed to start essay analysis';

/** Asks for an analysis and follows it. */
export const useAnalysis = ({ id, status, wordCount }: Pick<Essay, 'id' | 'status' | 'wordCount'>) => {
  const underReview = status === 'Submitted' || status === 'Reviewing';
  const submitted = submittedJobIn(useLocation().state);
  const [jobId, setJobId] = useState(underReview ? submitted : null);
  const refresh = useRefreshEssays();
  const { running, slow } = useReviewProgress(id, jobId);

  const request = useMutation({
    mutationFn: () => requestReview(id),
    onSuccess: (startedJobId) => {
      setJobId(startedJobId);
      toast({ title: 'Analysis Started' });
      refresh(id);
    },
    onError: (error) =>
      toast({ tone: 'error', title: 'Analysis Failed', description: userMessageOf(error) ?? FAILED }),
  });

  return {
    start: () => request.mutate(),
    starting: request.isPending,
    running: running || underReview,
    slow,
    failed: status === 'Error',
    hasText: wordCount > 0,
  };
};

export type AnalysisState = ReturnType<typeof useAnalysis>;
