import { type BestStep, type NextBestStep } from '@/api';
import { ChanceRange } from '@/components/ui/chance-range';
import { Progress } from '@/components/ui/progress';
import { RangeExamples } from './range-examples';

type StepPictureProps = { step: BestStep; all: NextBestStep };

/** The step drawn: ranges before and after, how many colleges it touches, or the range that is still missing. */
export const StepPicture = ({ step, all }: StepPictureProps) => {
  if (all.basedOn === 'candidates') {
    return (
      <div className="rounded-[12px] border px-4 py-3.5">
        <ChanceRange
          chance={null}
          label="Your chance, at every college"
          missing="Not enough to estimate yet. Each college gets a range of your own as soon as there is a GPA or a score."
        />
      </div>
    );
  }
  if (step.effect === 'narrows-ranges') return <RangeExamples step={step} />;

  return (
    <div className="rounded-[12px] border px-4 py-3.5">
      <Progress
        value={(100 * step.colleges) / all.collegesLookedAt}
        label={
          step.effect === 'fills-match' ? 'Colleges whose match would count it' : 'Estimates it would move'
        }
        valueText={`${step.colleges} of ${all.collegesLookedAt}`}
      />
    </div>
  );
};
