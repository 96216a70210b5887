import { type CollegeExplanation } from '@/api';
import { Progress } from '@/components/ui/feedback/progress';
import { SheetSection } from '@/components/ui/overlays/sheet-section';
import { percent } from '@/lib/words/figures';

type Dimension = CollegeExplanation['dimensions'][number];

const NAMES: Record<Dimension['dimension'], string> = {
  academic: 'Academics',
  extracurricular: 'Activities',
  location: 'Location',
  cost: 'Cost',
  culture: 'Campus',
};

type FitExplainedProps = {
  matchPercentage: number | null;
  /** The merits of the college for the student, in a line; may be empty. */
  why: string;
  dimensions: readonly Dimension[];
};

/** The match, part by part. */
export const FitExplained = ({ matchPercentage, why, dimensions }: FitExplainedProps) => {
  if (dimensions.every(({ score }) => score === null)) return null;

  return (
    <SheetSection title={matchPercentage === null ? 'Fit' : `${matchPercentage}% match`}>
      {why !== '' && <p>{why}</p>}
      <p className="text-hint text-muted-foreground">
        How well this college fits your profile. It isn’t your chance of getting in.
      </p>
      <div className="grid gap-x-8 gap-y-3.5 md:grid-cols-2">
        {dimensions
          .filter(({ weight }) => weight > 0)
          .map(({ dimension, score, weight }) =>
            score === null ? (
              <p key={dimension} className="flex justify-between gap-2 text-hint text-muted-foreground">
                <span>{labelOf(dimension, weight)}</span>
                <span>Not known yet</span>
              </p>
            ) : (
              <Progress key={dimension} label={labelOf(dimension, weight)} value={score} />
            ),
          )}
      </div>
    </SheetSection>
  );
};

const labelOf = (dimension: Dimension['dimension'], weight: number) =>
  `${NAMES[dimension]} · counts ${percent(weight)}`;
