import { zodResolver } from '@hookform/resolvers/zod';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { type StepProps } from './flow';
import { useAnswer } from './form-fields';
import {
  type GpaKind,
  type GpaScale,
  gpaOptions,
  gpaScales,
  Grades,
  looksOutOfScale,
  NOT_APPLICABLE,
} from './gpa';
import { GpaInput } from './gpa-input';
import { type Answers } from './profile';
import { markOf } from './step-marks';
import { StepFrame } from './step-frame';

const check = zodResolver(Grades);

/** With no GPA yet there is nothing to check but the scale. */
const resolver: Resolver<Grades> = (grades, context, options) =>
  check(grades.notYet ? { ...grades, unweightedGpa: '', weightedGpa: '' } : grades, context, options);

const answersOf = ({ gpaScale, unweightedGpa, weightedGpa }: Grades): Answers => ({
  academic: { gpaScale, unweightedGpa: unweightedGpa || null, weightedGpa: weightedGpa || null },
});

export const GradesStep = ({ flow }: StepProps) => {
  const { academic } = flow.profile;
  const form = useForm<Grades>({
    resolver,
    shouldFocusError: false,
    defaultValues: {
      gpaScale: academic?.gpaScale ?? '4.0',
      unweightedGpa: academic?.unweightedGpa ?? '',
      weightedGpa: academic?.weightedGpa ?? '',
      notYet: markOf('grades') === 'not-yet' && !academic?.unweightedGpa && !academic?.weightedGpa,
    },
  });
  const [scale, notYet, weighted] = useWatch({
    control: form.control,
    name: ['gpaScale', 'notYet', 'weightedGpa'],
  });

  return (
    <StepFrame
      flow={flow}
      form={form}
      heading="Your grades"
      lead="Grades count most in every estimate. Your best guess is fine for now."
      answersOf={answersOf}
      markAfter={(grades) => (grades.notYet ? 'not-yet' : null)}
    >
      <Checkbox
        checked={notYet}
        onCheckedChange={(checked) => {
          form.setValue('notYet', checked, { shouldDirty: true });
          if (!checked) return;
          form.setValue('unweightedGpa', '', { shouldDirty: true });
          form.setValue('weightedGpa', '', { shouldDirty: true });
          form.clearErrors();
        }}
      >
        I don’t have a GPA yet
      </Checkbox>
      <Scale />
      <div className="grid gap-7 md:grid-cols-2 md:gap-6">
        <Gpa
          name="unweightedGpa"
          label="Unweighted GPA"
          kind="unweighted"
          hint="Every class counts the same."
          scale={scale}
          disabled={notYet}
        />
        <div className="grid content-start gap-2">
          <Gpa
            name="weightedGpa"
            label="Weighted GPA"
            kind="weighted"
            hint="Harder classes, such as AP, count extra."
            scale={scale}
            disabled={notYet || weighted === NOT_APPLICABLE}
          />
          <Checkbox
            checked={weighted === NOT_APPLICABLE}
            disabled={notYet}
            onCheckedChange={(checked) => {
              form.setValue('weightedGpa', checked ? NOT_APPLICABLE : '', { shouldDirty: true });
              form.clearErrors('weightedGpa');
            }}
          >
            N/A: my school doesn’t weight grades
          </Checkbox>
        </div>
      </div>
    </StepFrame>
  );
};

const Scale = () => {
  const { value, onChange, onBlur, ref, error } = useAnswer('gpaScale');
  return (
    <Field
      id="gpaScale"
      label="GPA scale"
      hint="The highest unweighted GPA at your school."
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
