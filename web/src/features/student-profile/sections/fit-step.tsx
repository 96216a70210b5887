import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { careerGoals, collegeTypes, ownerships, regions, settings, sizes, yesOrNo } from '../choices';
import { type StepProps } from '../flow';
import { Cards, OneOf, SomeOf, WholeNumber } from '../form-fields';
import { IntendedMajor } from '../major-field';
import { StepFrame } from '../step-frame';
import { Fit, fitAnswers, storedFit } from './fit';
import { MattersMost } from './matters-most';

const NOT_WEIGHED = 'Your matches don’t weigh this yet.';

export const FitStep = ({ flow }: StepProps) => {
  const form = useForm<Fit>({
    resolver: zodResolver(Fit),
    shouldFocusError: false, // the summary takes the focus
    defaultValues: storedFit(flow.profile),
  });

  return (
    <StepFrame
      flow={flow}
      form={form}
      heading="What are you looking for?"
      lead="There are no wrong answers, and you can change these any time."
      answersOf={fitAnswers}
    >
      <div className="grid gap-7 md:grid-cols-2 md:gap-6">
        <IntendedMajor />
        <OneOf
          name="ownership"
          label="College ownership"
          hint="Public colleges are run by a state."
          options={ownerships}
        />
      </div>
      <SomeOf
        name="careerGoals"
        label="Career goals"
        hint={`Choose any that interest you. ${NOT_WEIGHED}`}
        options={careerGoals}
      />
      <Cards name="collegeSize" label="School size" hint="Students at the college." options={sizes} />
      <div className="grid gap-7 md:grid-cols-2 md:gap-6">
        <SomeOf name="location" label="Campus setting" options={settings} />
        <SomeOf name="geographicRegions" label="Regions" options={regions} />
      </div>
      <SomeOf name="collegeType" label="College type" hint={NOT_WEIGHED} options={collegeTypes} />
      <div className="grid gap-7 md:grid-cols-2 md:gap-6">
        <WholeNumber
          name="maxDistanceFromHome"
          label="Farthest from home"
          hint={`Miles. ${NOT_WEIGHED}`}
          optional
        />
        <WholeNumber
          name="maxTuition"
          label="Most your family can pay"
          hint={`US dollars a year, for everything. ${NOT_WEIGHED}`}
          optional
        />
      </div>
      <OneOf
        name="financialAidNeeded"
        label="Will you need financial aid?"
        hint={NOT_WEIGHED}
        options={yesOrNo}
      />
      <MattersMost />
    </StepFrame>
  );
};
