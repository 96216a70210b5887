import { chosenOf } from '@/lib/words/choices';
import { incomes } from '../fields/choices';
import { type StepProps } from '../flow/flow';
import { IncomeField } from '../fields/income-field';
import { IntendedMajor } from '../fields/major-field';
import { type Answers } from '../profile';
import { StepFrame } from '../flow/step-frame';
import { useStepForm } from '../flow/use-step-form';

type MajorAndMoney = { intendedMajor: string; householdIncomeRange: string };

const answersOf = ({ intendedMajor, householdIncomeRange }: MajorAndMoney): Answers => ({
  interests: { intendedMajor: intendedMajor || null },
  personal: { householdIncomeRange: chosenOf(incomes, householdIncomeRange) },
});

export const MajorStep = ({ flow }: StepProps) => {
  const { personal, interests } = flow.profile;
  const form = useStepForm<MajorAndMoney>({
    stored: {
      intendedMajor: interests?.intendedMajor ?? '',
      householdIncomeRange: personal?.householdIncomeRange ?? '',
    },
  });

  return (
    <StepFrame
      flow={flow}
      form={form}
      heading="Major and money"
      lead="What you might study, and what college might cost your family."
      answersOf={answersOf}
    >
      <IntendedMajor />
      <IncomeField />
    </StepFrame>
  );
};
