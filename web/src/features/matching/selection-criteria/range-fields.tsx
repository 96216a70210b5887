import { Field } from '@/components/ui/forms/field';
import { Input } from '@/components/ui/forms/input';
import { type Ends, type RangeName, rangeWords } from './criteria';
import { endId, type Problems } from './criteria-problems';

type RangeFieldsProps = {
  name: RangeName;
  ends: Ends;
  problems: Problems;
  onChange: (ends: Ends) => void;
};

export const RangeFields = ({ name, ends, problems, onChange }: RangeFieldsProps) => {
  const { label, hint, whole } = rangeWords[name];

  return (
    <fieldset className="grid gap-1.5">
      <legend className="text-interface leading-5 font-semibold">{label}</legend>
      <p className="text-hint text-muted-foreground">{hint}</p>
      <div className="grid grid-cols-2 gap-3">
        {(['min', 'max'] as const).map((end) => (
          <Field
            key={end}
            id={endId(name, end)}
            label={
              <span className="text-hint font-normal">
                {end === 'min' ? 'At least' : 'At most'}
                <span className="sr-only">, {label}</span>
              </span>
            }
            error={problems.get(endId(name, end))}
          >
            <Input
              inputMode={whole ? 'numeric' : 'decimal'}
              autoComplete="off"
              className="tabular-nums"
              value={ends[end]}
              onChange={(event) => onChange({ ...ends, [end]: event.target.value })}
            />
          </Field>
        ))}
      </div>
    </fieldset>
  );
};
