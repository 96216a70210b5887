import { RefreshCw, Sparkles } from 'lucide-react';
import { Button } from '@/components/ui/basics/button';
import { type AnalysisState } from './use-analysis';

type AnalyzeButtonProps = {
  analysis: AnalysisState;
  /** There is an analysis already. */
  again: boolean;
};

/** Only with a text; one analysis at a time. */
export const AnalyzeButton = ({ analysis, again }: AnalyzeButtonProps) => {
  if (!analysis.hasText) return null;
  const Icon = again ? RefreshCw : Sparkles;

  return (
    <Button
      icon={<Icon aria-hidden className="size-[1em]" />}
      busy={analysis.starting}
      disabled={analysis.running}
      onClick={analysis.start}
    >
      {again ? 'Re-analyze' : 'Analyze Essay'}
    </Button>
  );
};
