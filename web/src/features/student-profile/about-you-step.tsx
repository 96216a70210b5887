import { useForm } from 'react-hook-form';
import { Combobox } from '@/components/ui/combobox';
import { Field } from '@/components/ui/field';
import { chosenOf, gradeLevels } from './choices';
import { type StepProps } from './flow';
import { OneOf, useAnswer } from './form-fields';
import { type Answers } from './profile';
import { StepFrame } from './step-frame';
import { usStates } from './us-states';

type AboutYou = { currentGradeLevel: string; state: string };

const answersOf = ({ currentGradeLevel, state }: AboutYou): Answers => ({
  academic: { currentGradeLevel: chosenOf(gradeLevels, currentGradeLevel) },
  personal: { state: chosenOf(usStates, state) },
});

export const AboutYouStep = ({ flow }: StepProps) => {
  const { academic, personal } = flow.profile;
  const form = useForm<AboutYou>({
    shouldFocusError: false, // the summary takes the focus
    defaultValues: {
      currentGradeLevel: academic?.currentGradeLevel ?? '',
      state: personal?.state ?? '',
    },
  });

  return (
    <StepFrame
      flow={flow}
      form={form}
      heading="About you"
      lead="Two small questions to begin with. You can change any answer later."
      answersOf={answersOf}
    >
      <OneOf name="currentGradeLevel" label="Grade level" options={gradeLevels} />
      <HomeState />
    </StepFrame>
  );
};

const HomeState = () => {
  const { value, onChange, error, ref, onBlur } = useAnswer('state');

  return (
    <Field
      id="state"
      label="Home state"
      hint="Public colleges often admit and charge students from their own state differently."
      error={error}
      className="md:max-w-88"
    >
      <Combobox
        ref={ref}
        onBlur={onBlur}
        options={usStates}
        value={value}
        onValueChange={onChange}
        placeholder="Choose a state"
        searchPlaceholder="Search states"
        emptyText="No state matches that."
        {...(value === '' ? {} : { clearLabel: 'No answer' })}
      />
    </Field>
  );
};
