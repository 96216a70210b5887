import { count } from '@/lib/words/figures';
import { RESULTS } from './results-place';

type ResultsSummaryProps = { shown: number; total: number; matchCount: number };

/** Announced once per change. Takes focus when the pressed control is gone. */
export const ResultsSummary = ({ shown, total, matchCount }: ResultsSummaryProps) => (
  <p id={RESULTS} role="status" tabIndex={-1} className="scroll-mt-24 text-interface">
    <b className="font-semibold">
      Showing {count(shown)} of {count(total)} colleges
    </b>
    {matchCount > 0 && (
      <span className="text-muted-foreground max-md:block">
        <span className="max-md:hidden"> ·</span> {count(matchCount)} AI-powered{' '}
        {matchCount === 1 ? 'match' : 'matches'}
      </span>
    )}
  </p>
);
