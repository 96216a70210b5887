import { Input } from '@/components/ui/forms/input';
import { Field } from '@/components/ui/forms/field';
import { shareOf, type CriteriaForm, weightWords, type WeightName } from './criteria';
import { weightId } from './criteria-problems';

type WeightSliderProps = {
  name: WeightName;
  weights: CriteriaForm['weights'];
  problem: string | undefined;
  onChange: (value: string) => void;
};

/** One part of the match: a slider, and a number box for those who would rather type. */
export const WeightSlider = ({ name, weights, problem, onChange }: WeightSliderProps) => {
  const { label, line } = weightWords[name];
  const share = shareOf(name, weights);

  return (
    <Field
      id={weightId(name)}
      error={problem}
      hint={line}
      label={
        <>
          {label}
          {share !== null && (
            <span className="font-normal text-muted-foreground"> {share}% of the match</span>
          )}
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)_4.5rem] items-center gap-4">
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          aria-label={`${label}, slider`}
          aria-valuetext={share === null ? weights[name] : `${weights[name]}, ${share}% of the match`}
          value={Number(weights[name]) || 0}
          onChange={(event) => onChange(event.target.value)}
          className="h-11 w-full cursor-pointer accent-primary"
        />
        <Input
          inputMode="numeric"
          autoComplete="off"
          className="text-right tabular-nums"
          value={weights[name]}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </Field>
  );
};
