import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import {
  careerGoals,
  collegeTypes,
  ownerships,
  regions,
  settings,
  singleSexColleges,
  sizes,
  yesOrNo,
} from '../fields/choices';
import { type StepProps } from '../flow/flow';
import { Cards, OneOf, SomeOf, WholeNumber } from '../fields/form-fields';
import { IntendedMajor } from '../fields/major-field';
import { StepFrame } from '../flow/step-frame';
import { Fit, fitAnswers, storedFit } from './fit';
import { MattersMost } from './matters-most';

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
        hint="Choose any that interest you. Your matches don’t weigh this yet."
        options={careerGoals}
      />
      <Cards name="collegeSize" label="School size" hint="Students at the college." options={sizes} />
      <div className="grid gap-7 md:grid-cols-2 md:gap-6">
        <SomeOf name="location" label="Campus setting" options={settings} />
        <SomeOf name="geographicRegions" label="Regions" options={regions} />
      </div>
      <SomeOf
        name="singleSexColleges"
        label="Women’s and men’s colleges"
        hint="Some colleges admit only women or only men. We leave them out of your list unless you ask."
        options={singleSexColleges}
      />
      <NotWeighedYet />
      <MattersMost />
    </StepFrame>
  );
};

const NotWeighedYet = () => (
  <div role="group" aria-labelledby="also-wanted" className="grid gap-7">
    <div className="-mb-2 grid gap-1 border-t pt-7">
      <h2 id="also-wanted" className="text-title">
        Anything else you’re looking for?
      </h2>
      <p className="text-hint text-muted-foreground">
        Your matches don’t weigh these yet. We’re saving them for when they do.
      </p>
    </div>
    <SomeOf name="collegeType" label="College type" options={collegeTypes} />
    <div className="grid gap-7 md:grid-cols-2 md:gap-6">
      <WholeNumber name="maxDistanceFromHome" label="Farthest from home" hint="Miles" optional />
      <WholeNumber
        name="maxTuition"
        label="The most your family can pay"
        hint="US dollars a year, for everything"
        optional
      />
    </div>
    <OneOf name="financialAidNeeded" label="Will you need financial aid?" options={yesOrNo} />
  </div>
);
