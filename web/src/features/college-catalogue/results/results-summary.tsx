import { count } from '@/lib/words/figures';
import { RESULTS } from './results-place';

type ResultsSummaryProps = {
  shown: number;
  total: number;
  matchCount: number;
  /** Certificate schools that fit and aren't shown. */
  certificateSchools: number;
  onShowCertificates: () => void;
};

/** Announced once per change. Takes focus when the pressed control is gone. */
export const ResultsSummary = ({
  shown,
  total,
  matchCount,
  certificateSchools,
  onShowCertificates,
}: ResultsSummaryProps) => (
  <div className="min-w-0">
    <p id={RESULTS} role="status" tabIndex={-1} className="scroll-mt-24 text-interface">
      <b className="font-semibold">
        {total === 0 ? 'No colleges' : `Showing ${count(shown)} of ${count(total)} colleges`}
      </b>
      {matchCount > 0 && (
        <span className="text-muted-foreground max-md:block">
          <span className="max-md:hidden"> ·</span> {count(matchCount)} AI-powered{' '}
          {matchCount === 1 ? 'match' : 'matches'}
        </span>
      )}
    </p>
    {certificateSchools > 0 && (
      <p className="text-hint text-muted-foreground">
        {count(certificateSchools)} {certificateSchools === 1 ? 'school that awards' : 'schools that award'}{' '}
        only certificates {certificateSchools === 1 ? 'isn’t' : 'aren’t'} shown.{' '}
        <button type="button" className="link" onClick={onShowCertificates}>
          Show {certificateSchools === 1 ? 'it' : 'them'}
        </button>
      </p>
    )}
  </div>
);
