import { zodResolver } from '@hookform/resolvers/zod';
import { lazy, Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import {
  careerGoals,
  collegeTypes,
  communities,
  ownerships,
  settings,
  singleSexColleges,
  sizes,
} from '../fields/choices';
import { yesOrNo } from '../fields/yes-or-no';
import { type StepProps } from '../flow/flow';
import { Cards, OneOf, SomeOf, WholeNumber } from '../fields/form-fields';
import { IntendedMajor } from '../fields/major-field';
import { RegionsField } from '../fields/regions-field';
import { StepFrame } from '../flow/step-frame';
import { useStepForm } from '../flow/use-step-form';
import { BudgetField } from './budget-field';
import { Fit, fitAnswers, storedFit } from './fit';
import { MattersMost } from './matters-most';
import { OwnWordsSection } from './own-words-section';

/** Suggestions that fail to load are left out. */
const CareerMajors = lazy(() => import('./career-majors').catch(() => ({ default: () => null })));

export const FitStep = ({ flow }: StepProps) => {
  const form = useStepForm<Fit>({
    resolver: zodResolver(Fit),
    stored: storedFit(flow.profile),
  });

  const hasGoals = useWatch({ control: form.control, name: 'careerGoals' }).length > 0;

  return (
    <StepFrame
      flow={flow}
      form={form}
      heading="What are you looking for?"
      lead="There are no wrong answers, and you can change these any time."
      answersOf={fitAnswers}
    >
      <BudgetField profile={flow.profile} />
      <OneOf
        name="financialAidNeeded"
        label="Does your family need financial aid?"
        hint="Most families get some. If you choose No, we show prices without it."
        options={yesOrNo}
      />
      <RegionsField />
      <div className="md:max-w-120">
        <WholeNumber
          name="maxDistanceFromHome"
          label="How far from home, at most"
          hint="Miles from the ZIP code of your address. Your list leaves out colleges beyond it. Without a ZIP code, your whole state counts as near."
          optional
        />
      </div>
      <SomeOf name="location" label="Campus setting" options={settings} />
      <IntendedMajor />
      <SomeOf
        name="careerGoals"
        label="Career goals"
        hint="Choose any that interest you. Matches use your major; without one, your goals suggest some."
        options={careerGoals}
      />
      {hasGoals && (
        <Suspense>
          <CareerMajors />
        </Suspense>
      )}
      <Cards name="collegeSize" label="School size" hint="Students at the college." options={sizes} />
      <div className="grid gap-7 md:grid-cols-2 md:gap-6">
        <OneOf
          name="ownership"
          label="College ownership"
          hint="Public colleges are run by a state."
          options={ownerships}
        />
        <SomeOf
          name="collegeType"
          label="College type"
          hint="Liberal arts colleges are small and teach mostly undergraduates."
          options={collegeTypes}
        />
      </div>
      <SomeOf
        name="singleSexColleges"
        label="Women’s and men’s colleges"
        hint="Some colleges admit only women or only men. We leave them out of your list unless you ask."
        options={singleSexColleges}
      />
      <SomeOf
        name="collegeCommunities"
        label="HBCUs and colleges of a faith"
        hint="Historically Black colleges, or those of a church. They come first in your list where they fit. Students of every background attend."
        options={communities}
      />
      <MattersMost />
      <OwnWordsSection />
    </StepFrame>
  );
};
