import { Button } from '@/components/ui/basics/button';
import { Spinner } from '@/components/ui/basics/spinner';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { type AnalysisState } from '../detail/use-analysis';

/** While it is read, and when that went wrong. An earlier analysis stays below. */
export const AnalysisProgress = ({
  analysis: { running, slow, failed, start, starting },
}: {
  analysis: AnalysisState;
}) => {
  if (running)
    return (
      <p
        role="status"
        className="flex items-center gap-2.5 rounded-[12px] bg-secondary px-4 py-3 text-secondary-foreground"
      >
        <Spinner />
        {slow
          ? 'Still reading your essay. This usually takes a minute.'
          : 'Reading your essay. You can keep writing.'}
      </p>
    );
  if (!failed) return null;
  return (
    <ErrorState title="Analysis Failed" onRetry={start} retrying={starting}>
      Essay analysis encountered an error. Your text is safe. Try again.
    </ErrorState>
  );
};

export const NoAnalysis = ({ analysis: { hasText, start, starting } }: { analysis: AnalysisState }) => (
  <div className="rounded-lg border bg-card shadow-card">
    <EmptyState
      title="No analysis yet"
      action={
        hasText && (
          <Button busy={starting} onClick={start}>
            Analyze Essay
          </Button>
        )
      }
    >
      It points at places in your text and asks questions. It never writes for you.
    </EmptyState>
  </div>
);
