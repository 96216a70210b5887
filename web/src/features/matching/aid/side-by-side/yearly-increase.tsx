import { Field } from '@/components/ui/forms/field';
import { Select } from '@/components/ui/select/select';

const PERCENTS = [0, 1, 2, 3, 4, 5, 6, 8];
const OPTIONS = PERCENTS.map((percent) => ({
  value: String(percent),
  label: percent === 0 ? 'Not at all' : `${percent}% a year`,
}));

type YearlyIncreaseProps = { percent: number; onChange: (percent: number) => void };

/** No college publishes what it will charge in three years, so the student supposes it. */
export const YearlyIncrease = ({ percent, onChange }: YearlyIncreaseProps) => (
  <Field label="Suppose costs rise" className="max-w-60">
    <Select
      options={OPTIONS}
      value={String(percent)}
      placeholder="Choose a percent"
      onValueChange={(value) => onChange(Number(value))}
    />
  </Field>
);
