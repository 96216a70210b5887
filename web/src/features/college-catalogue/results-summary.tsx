import { count } from '@/lib/figures';

type ResultsSummaryProps = { shown: number; total: number; matchCount: number };

/** Said aloud once per change. */
export const ResultsSummary = ({ shown, total, matchCount }: ResultsSummaryProps) => (
  <p role="status" className="text-interface">
    <b className="font-semibold">
      Showing {count(shown)} of {count(total)} colleges
    </b>
    {matchCount > 0 && (
      <span className="text-muted-foreground">
        {' '}
        · {count(matchCount)} AI-powered {matchCount === 1 ? 'match' : 'matches'}
      </span>
    )}
  </p>
);
