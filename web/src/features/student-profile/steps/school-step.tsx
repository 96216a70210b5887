import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { chosenOf } from '@/lib/words/choices';
import { gradeLevels, schoolTypes } from '../fields/choices';
import { type StepProps } from '../flow/flow';
import { OneOf, Text, WholeNumber } from '../fields/form-fields';
import { type Answers } from '../profile';
import { lastGraduationYear } from '../fields/graduation-year';
import { StateField } from '../fields/state-field';
import { StepFrame } from '../flow/step-frame';
import { useStepForm } from '../flow/use-step-form';
import { usStates } from '@/lib/words/us-states';
import { numberOf, typed, whole } from '../fields/whole-number';
import { text } from '../fields/text-rules';

const FIRST_YEAR = 2024;

const School = z.object({
  schoolName: text('School name', 255),
  schoolState: z.string(),
  schoolType: z.string(),
  currentGradeLevel: z.string(),
  graduationYear: whole('Graduation year', 0, 9999).check(
    z.refine((year) => year === '' || (Number(year) >= FIRST_YEAR && Number(year) <= lastGraduationYear()), {
      error: () => `Graduation year must be between ${FIRST_YEAR} and ${lastGraduationYear()}`,
    }),
  ),
});
type School = z.infer<typeof School>;

const answersOf = (school: School): Answers => ({
  academic: {
    schoolName: school.schoolName || null,
    schoolState: chosenOf(usStates, school.schoolState),
    schoolType: chosenOf(schoolTypes, school.schoolType),
    currentGradeLevel: chosenOf(gradeLevels, school.currentGradeLevel),
    graduationYear: numberOf(school.graduationYear),
  },
});

export const SchoolStep = ({ flow }: StepProps) => {
  const { academic } = flow.profile;
  const form = useStepForm<School>({
    resolver: zodResolver(School),
    stored: {
      schoolName: academic?.schoolName ?? '',
      schoolState: academic?.schoolState ?? '',
      schoolType: academic?.schoolType ?? '',
      currentGradeLevel: academic?.currentGradeLevel ?? '',
      graduationYear: typed(academic?.graduationYear),
    },
  });

  return (
    <StepFrame
      flow={flow}
      form={form}
      heading="Your school"
      lead="Where you are in high school, and when you finish."
      answersOf={answersOf}
    >
      <div className="grid gap-7 md:grid-cols-2 md:gap-6">
        <Text name="schoolName" label="School name" hint="Your high school, or your homeschool program." />
        <StateField
          name="schoolState"
          label="School state"
          hint="We’ll use it as your home state if you don’t give one."
        />
      </div>
      <OneOf name="schoolType" label="School type" options={schoolTypes} />
      <OneOf name="currentGradeLevel" label="Grade level" options={gradeLevels} />
      <WholeNumber
        name="graduationYear"
        label="Graduation year"
        hint={`${FIRST_YEAR}-${lastGraduationYear()}`}
        className="md:max-w-60"
      />
    </StepFrame>
  );
};
