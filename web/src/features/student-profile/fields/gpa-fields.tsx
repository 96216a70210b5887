import { useFormContext, useWatch } from 'react-hook-form';
import { Field } from '@/components/ui/forms/field';
import { Select } from '@/components/ui/select/select';
import { NotApplicable, useAnswer } from './form-fields';
import { type GpaKind, type GpaScale, gpaOptions, gpaScales, looksOutOfScale } from './gpa';
import { NOT_APPLICABLE } from './not-applicable';
import { GpaInput } from './gpa-input';

export const GpaFields = ({ disabled = false }: { disabled?: boolean }) => {
  const { control } = useFormContext<{ gpaScale: GpaScale; weightedGpa: string }>();
  const [scale, weighted] = useWatch({ control, name: ['gpaScale', 'weightedGpa'] });

  return (
    <>
      <Scale />
      <div className="grid gap-7 md:grid-cols-2 md:gap-6">
        <Gpa
          name="unweightedGpa"
          label="Unweighted GPA"
          kind="unweighted"
          hint="Every class counts the same."
          scale={scale}
          disabled={disabled}
        />
        <div className="grid content-start gap-2">
          <Gpa
            name="weightedGpa"
            label="Weighted GPA"
            kind="weighted"
            hint="Harder classes, such as AP, count extra."
            scale={scale}
            disabled={disabled || weighted === NOT_APPLICABLE}
          />
          <NotApplicable name="weightedGpa" disabled={disabled}>
            N/A: my school doesn’t weight grades
          </NotApplicable>
        </div>
      </div>
    </>
  );
};

const Scale = () => {
  const { value, onChange, onBlur, ref, error } = useAnswer('gpaScale');
  return (
    <Field
      id="gpaScale"
      label="GPA scale"
      hint="The highest GPA your school gives, before extra points for harder classes."
      error={error}
      className="md:max-w-88"
    >
      <Select
        ref={ref}
        options={gpaScales}
        value={value}
        onValueChange={onChange}
        onBlur={onBlur}
        placeholder="Choose a scale"
      />
    </Field>
  );
};

type GpaProps = {
  name: string;
  label: string;
  hint: string;
  kind: GpaKind;
  scale: GpaScale;
  disabled: boolean;
};

const Gpa = ({ name, label, hint, kind, scale, disabled }: GpaProps) => {
  const { error, value, onChange, onBlur, ref } = useAnswer(name);
  return (
    <Field
      id={name}
      label={label}
      hint={looksOutOfScale(value, scale) ? 'That looks like a 4.0-scale GPA. Check the scale above.' : hint}
      error={error}
    >
      <GpaInput
        ref={ref}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        options={gpaOptions(scale, kind)}
        disabled={disabled}
      />
    </Field>
  );
};
