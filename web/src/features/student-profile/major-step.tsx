import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { listAvailableMajorsOptions } from '@/api/@tanstack/react-query.gen';
import { Button } from '@/components/ui/button';
import { Combobox } from '@/components/ui/combobox';
import { Field } from '@/components/ui/field';
import { RadioGroup } from '@/components/ui/radio-group';
import { WhyWeAsk } from '@/components/ui/why-we-ask';
import { chosenOf, incomes } from './choices';
import { type StepProps } from './flow';
import { useAnswer } from './form-fields';
import { type Answers } from './profile';
import { StepFrame } from './step-frame';

type MajorAndMoney = { intendedMajor: string; householdIncomeRange: string };

const answersOf = ({ intendedMajor, householdIncomeRange }: MajorAndMoney): Answers => ({
  wishes: { intendedMajor: intendedMajor || null },
  personal: { householdIncomeRange: chosenOf(incomes, householdIncomeRange) },
});

export const MajorStep = ({ flow }: StepProps) => {
  const { personal, wishes } = flow.profile;
  const form = useForm<MajorAndMoney>({
    shouldFocusError: false, // the summary takes the focus
    defaultValues: {
      intendedMajor: wishes?.intendedMajor ?? '',
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
      <Income />
    </StepFrame>
  );
};

const IntendedMajor = () => {
  const { value, onChange, onBlur, ref, error } = useAnswer('intendedMajor');
  const majors = useQuery(listAvailableMajorsOptions());
  const names = majors.data?.map(({ name }) => name) ?? [];
  // A major saved before the list changed is still the student's.
  const known = value === '' || names.includes(value) ? names : [value, ...names];

  return (
    <Field
      id="intendedMajor"
      label="Intended major"
      hint="Not sure yet? Pick “Undecided”. Plenty of students do."
      error={error}
      className="md:max-w-120"
    >
      <Combobox
        ref={ref}
        onBlur={onBlur}
        options={known.map((name) => ({ value: name, label: name }))}
        value={value}
        onValueChange={onChange}
        placeholder="Choose a major"
        searchPlaceholder={`Search ${names.length} majors`}
        emptyText={majors.isPending ? 'Fetching the majors.' : 'No major matches that.'}
        {...(value === '' ? {} : { clearLabel: 'No answer' })}
      />
      {majors.isError && (
        <p role="alert" className="flex flex-wrap items-center gap-x-2 text-hint text-destructive">
          We couldn’t fetch the majors.
          <Button variant="outline" size="sm" busy={majors.isFetching} onClick={() => void majors.refetch()}>
            Retry
          </Button>
        </p>
      )}
    </Field>
  );
};

const Income = () => {
  const { value, onChange, error } = useAnswer('householdIncomeRange');

  return (
    <Field
      id="householdIncomeRange"
      label="Household income"
      optional
      hint="US dollars a year, before taxes. A rough guess is enough."
      error={error}
      group
    >
      <div className="mb-1 justify-self-start text-hint">
        <WhyWeAsk>
          Colleges charge families by what they earn. We use your answer only for cost: what a college would
          likely cost a family like yours, and whether that fits. It never enters your chance of getting in.
        </WhyWeAsk>
      </div>
      <RadioGroup
        options={incomes}
        value={value}
        onValueChange={onChange}
        className="md:grid-cols-2 md:justify-start md:gap-x-16"
      />
      {value !== '' && (
        <button
          type="button"
          className="link min-h-6 justify-self-start text-hint"
          onClick={() => onChange('')}
        >
          Clear this answer
        </button>
      )}
    </Field>
  );
};
