import { Tooltip } from '@/components/ui/overlays/tooltip';

/** How well a college fits the student. Small and labeled, so that nobody reads it as a chance. */
export const CollegeFit = ({ matchPercentage }: { matchPercentage: number | null | undefined }) =>
  matchPercentage == null ? null : (
    <Tooltip text="How well this college fits you. It isn’t your chance of getting in.">
      <button
        type="button"
        className="shrink-0 rounded-sm text-right"
        aria-label={`${matchPercentage}% match. How well this college fits you, not your chance.`}
      >
        <span className="block font-display text-section leading-5.5 font-[650] tabular-nums">
          {matchPercentage}%
        </span>
        <span className="block text-small leading-4 text-muted-foreground">match</span>
      </button>
    </Tooltip>
  );
