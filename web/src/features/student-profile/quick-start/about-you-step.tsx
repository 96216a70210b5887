import { chosenOf } from '@/lib/words/choices';
import { gradeLevels } from '../fields/choices';
import { type StepProps } from '../flow/flow';
import { OneOf } from '../fields/form-fields';
import { type Answers } from '../profile';
import { StateField } from '../fields/state-field';
import { StepFrame } from '../flow/step-frame';
import { useStepForm } from '../flow/use-step-form';
import { usStates } from '@/lib/words/us-states';

type AboutYou = { currentGradeLevel: string; state: string };

const answersOf = ({ currentGradeLevel, state }: AboutYou): Answers => ({
  academic: { currentGradeLevel: chosenOf(gradeLevels, currentGradeLevel) },
  personal: { state: chosenOf(usStates, state) },
});

export const AboutYouStep = ({ flow }: StepProps) => {
  const { academic, personal } = flow.profile;
  const form = useStepForm<AboutYou>({
    stored: {
      currentGradeLevel: academic?.currentGradeLevel ?? '',
      state: personal?.state ?? '',
    },
  });

  return (
    <StepFrame
      flow={flow}
      form={form}
      heading="About you"
      lead="Two quick questions to start. You can change any answer later."
      answersOf={answersOf}
    >
      <OneOf name="currentGradeLevel" label="Grade level" options={gradeLevels} />
      <StateField
        name="state"
        label="Home state"
        hint="Public colleges often admit and charge students from their own state differently."
        className="md:max-w-88"
      />
    </StepFrame>
  );
};
