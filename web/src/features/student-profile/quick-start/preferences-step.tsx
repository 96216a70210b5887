import { chosenAmong, chosenOf } from '@/lib/words/choices';
import { ownerships, regions, settings, sizes } from '../fields/choices';
import { type StepProps } from '../flow/flow';
import { Cards, OneOf, SomeOf } from '../fields/form-fields';
import { RegionsField } from '../fields/regions-field';
import { type Answers } from '../profile';
import { StepFrame } from '../flow/step-frame';
import { useStepForm } from '../flow/use-step-form';

type Preferences = {
  collegeSize: string[];
  location: string[];
  geographicRegions: string[];
  ownership: string;
};

const answersOf = ({ collegeSize, location, geographicRegions, ownership }: Preferences): Answers => ({
  interests: {
    collegeSize: chosenAmong(sizes, collegeSize),
    location: chosenAmong(settings, location),
    geographicRegions: chosenAmong(regions, geographicRegions),
    ownership: chosenOf(ownerships, ownership),
  },
});

export const PreferencesStep = ({ flow }: StepProps) => {
  const { interests } = flow.profile;
  const form = useStepForm<Preferences>({
    stored: {
      collegeSize: interests?.collegeSize ?? [],
      location: interests?.location ?? [],
      geographicRegions: interests?.geographicRegions ?? [],
      ownership: interests?.ownership ?? '',
    },
  });

  return (
    <StepFrame
      flow={flow}
      form={form}
      heading="What are you looking for?"
      lead="There are no wrong answers, and you can change these any time. Choose as many as you like."
      answersOf={answersOf}
    >
      <RegionsField />
      <SomeOf name="location" label="Campus setting" options={settings} />
      <Cards name="collegeSize" label="School size" hint="Students at the college." options={sizes} />
      <OneOf name="ownership" label="College ownership" options={ownerships} />
    </StepFrame>
  );
};
