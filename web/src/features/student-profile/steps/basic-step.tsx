import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { listFamilyCollegeHistoryOptions } from '@/api/queries/student-profile.gen';
import { genders, SELF_DESCRIBE } from '../fields/personal-choices';
import { type StepProps } from '../flow/flow';
import { Text } from '../fields/form-fields';
import { PrivateChoice } from '../fields/private-choice';
import { StepFrame } from '../flow/step-frame';
import { useStepForm } from '../flow/use-step-form';
import { basicAnswers, BasicInfo, storedBasicInfo } from './basic-info';
import { FamilySection } from './family-section';

const invalidToast = {
  tone: 'error',
  title: 'Form Validation Error',
  description: 'Please fill in all required fields before saving.',
} as const;

export const BasicStep = ({ flow: { profile: known, ...place } }: StepProps) => {
  const family = useQuery(listFamilyCollegeHistoryOptions());
  const flow = { ...place, profile: { ...known, ...(family.data ? { family: family.data } : {}) } };
  const form = useStepForm<BasicInfo>({
    resolver: zodResolver(BasicInfo),
    stored: storedBasicInfo(flow.profile),
  });
  const gender = useWatch({ control: form.control, name: 'gender' });

  return (
    <StepFrame
      flow={flow}
      form={form}
      heading="Basic info"
      lead="Who you are on your applications, and how colleges can reach you."
      answersOf={basicAnswers}
      invalidToast={invalidToast}
    >
      <p className="-mb-3 text-hint text-muted-foreground">* required</p>
      <div className="grid gap-7 md:grid-cols-2 md:gap-6">
        <Text name="firstName" label="First name" required autoComplete="given-name" />
        <Text name="lastName" label="Last name" required autoComplete="family-name" />
        <Text
          name="email"
          label="Email"
          hint="For your applications. It doesn’t change how you sign in."
          required
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <Text
          name="dateOfBirth"
          label="Date of birth"
          hint="You must be 13 or older to use Flyleaf."
          required
          type="date"
          autoComplete="bday"
        />
      </div>
      <PrivateChoice
        name="gender"
        label="Gender"
        why="Applications ask for it, so you can have it ready here. It never affects your chance of getting in or your matches."
        options={genders}
      />
      {gender === SELF_DESCRIBE && (
        <Text name="genderSelfDescribe" label="In your own words" optional className="md:max-w-88" />
      )}
      <FamilySection list={family} />
    </StepFrame>
  );
};
