import { WhyWeAsk } from '@/components/ui/forms/why-we-ask';
import { chosenAmong, chosenOf } from '@/lib/words/choices';
import { incomes } from '../fields/choices';
import { firstGenerationAnswers, NO_ANSWER, parentEducationLevels, races } from '../fields/personal-choices';
import { type StepProps } from '../flow/flow';
import { SomeOf } from '../fields/form-fields';
import { IncomeField } from '../fields/income-field';
import { PrivateChoice } from '../fields/private-choice';
import { type Answers } from '../profile';
import { StepFrame } from '../flow/step-frame';
import { useStepForm } from '../flow/use-step-form';

type Background = {
  raceEthnicity: string[];
  householdIncomeRange: string;
  firstGenerationCollege: string;
  parentEducationLevel: string;
};

const answersOf = (background: Background): Answers => ({
  personal: {
    raceEthnicity: chosenAmong(races, background.raceEthnicity),
    householdIncomeRange: chosenOf(incomes, background.householdIncomeRange),
    firstGenerationCollege: chosenOf(firstGenerationAnswers, background.firstGenerationCollege),
    parentEducationLevel: chosenOf(parentEducationLevels, background.parentEducationLevel),
  },
});

export const BackgroundStep = ({ flow }: StepProps) => {
  const { personal } = flow.profile;
  const form = useStepForm<Background>({
    stored: {
      raceEthnicity: personal?.raceEthnicity ?? [],
      householdIncomeRange: personal?.householdIncomeRange ?? '',
      firstGenerationCollege: personal?.firstGenerationCollege ?? '',
      parentEducationLevel: personal?.parentEducationLevel ?? '',
    },
  });

  return (
    <StepFrame
      flow={flow}
      form={form}
      heading="Background"
      lead="Every question here is optional, and none of your answers affect your chance of getting in. Adults you let in don’t see them. We never ask about citizenship or immigration."
      answersOf={answersOf}
    >
      <SomeOf
        name="raceEthnicity"
        label="Race and ethnicity"
        optional
        options={races}
        alone={NO_ANSWER}
        hint={
          <>
            Choose any that describe you, or “{NO_ANSWER}”.{' '}
            <WhyWeAsk>
              Some scholarships and programs look for students of a certain background. Nothing here uses your
              answer for a chance or a match.
            </WhyWeAsk>
          </>
        }
      />
      <IncomeField />
      <PrivateChoice
        name="firstGenerationCollege"
        label="Will you be the first in your family to go to college?"
        hint="Usually: neither parent has a bachelor’s degree."
        why="Many colleges have programs and aid for first-generation students. It never affects your chance of getting in."
        options={firstGenerationAnswers}
      />
      <PrivateChoice
        name="parentEducationLevel"
        label="Parents’ education"
        hint="The highest level a parent or guardian has finished."
        why="Applications ask for it, and some aid depends on it. It never affects your chance of getting in."
        options={parentEducationLevels}
      />
    </StepFrame>
  );
};
