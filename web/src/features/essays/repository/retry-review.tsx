import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/basics/button';
import { toast } from '@/components/ui/toasts/toast-store';
import { userMessageOf } from '@/lib/api/api-error';
import { requestReview } from '../reviews/request-review';
import { useRefreshEssays } from '../reviews/use-refresh-essays';
import { useReviewProgress } from '../reviews/use-review-progress';

type RetryReviewProps = { essayId: string; title: string };

export const RetryReview = ({ essayId, title }: RetryReviewProps) => {
  const refresh = useRefreshEssays();
  const [asking, setAsking] = useState(false);
  const [jobId, setJobId] = useState<string | null>(null);
  const { running } = useReviewProgress(essayId, jobId);

  const retry = async () => {
    setAsking(true);
    try {
      setJobId(await requestReview(essayId));
      toast({ title: 'Analysis Started' });
      refresh(essayId);
    } catch (error) {
      toast({
        tone: 'error',
        title: 'Analysis Failed',
        description: userMessageOf(error) ?? 'Failed to start essay analysis',
      });
    } finally {
      setAsking(false);
    }
  };

  return (
    <div className="relative flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <p className="text-hint text-muted-foreground">The review didn’t finish. Your text is safe.</p>
      <Button
        size="sm"
        variant="outline"
        busy={asking || running}
        icon={<RotateCw className="size-[1em]" />}
        onClick={() => void retry()}
      >
        Retry <span className="sr-only">the review of {title}</span>
      </Button>
    </div>
  );
};
