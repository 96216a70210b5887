import { type CollegeMatch } from '@/api';
import { matchLabel } from './match-words';

/** How well a college fits the student. Small and labeled, so that nobody reads it as a chance. */
export const CollegeFit = ({ match }: { match: CollegeMatch | null | undefined }) =>
  match?.matchPercentage == null ? null : (
    <p
      className="shrink-0 text-right"
      title="How well this college fits you. It isn’t your chance of getting in."
    >
      <span className="block font-display text-section leading-5.5 font-[650] tabular-nums">
        {match.matchPercentage}%
      </span>
      <span className="block text-small leading-4 text-muted-foreground">{matchLabel(match)}</span>
    </p>
  );
