import { type BestStep, type NextBestStep } from '@/api';
import { ChanceRange } from '@/components/ui/college/chance-range';
import { Progress } from '@/components/ui/feedback/progress';
import { RangeExamples } from './range-examples';

type StepPictureProps = { step: BestStep; all: NextBestStep };

/** The step's effect as a picture: ranges before and after, how many colleges it changes, or that no range exists yet. */
export const StepPicture = ({ step, all }: StepPictureProps) => {
  if (all.basedOn === 'candidates') {
    return (
      <div className="rounded-[12px] border px-4 py-3.5">
        <ChanceRange
          chance={null}
          label="Your chance, at every college"
          missing="Not enough to estimate yet. Add a GPA or a test score to see your range at each college."
        />
      </div>
    );
  }
  if (step.effect === 'narrows-ranges') return <RangeExamples step={step} />;

  return (
    <div className="rounded-[12px] border px-4 py-3.5">
      <Progress
        value={(100 * step.colleges) / all.collegesLookedAt}
        label={step.effect === 'fills-match' ? 'Matches that would use it' : 'Estimates it would change'}
        valueText={`${step.colleges} of ${all.collegesLookedAt}`}
      />
    </div>
  );
};
