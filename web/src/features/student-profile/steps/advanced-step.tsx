import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { yesOrNo } from '../fields/choices';
import { type StepProps } from '../flow/flow';
import { NotApplicable, OneOf, WholeNumber } from '../fields/form-fields';
import { NOT_APPLICABLE } from '../fields/gpa';
import { StepFrame } from '../flow/step-frame';
import { Advanced, advancedAnswers, followedCounts, isFirstSave, storedAdvanced } from './advanced';

export const AdvancedStep = ({ flow }: StepProps) => {
  const { profile } = flow;
  const form = useForm<Advanced>({
    resolver: zodResolver(Advanced),
    shouldFocusError: false, // the summary takes the focus
    defaultValues: storedAdvanced(profile),
  });
  const followed = followedCounts(profile);
  const isFirst = isFirstSave(profile, followed);
  const [credits, ib] = useWatch({ control: form.control, name: ['dualEnrollmentCredits', 'ibProgram'] });

  return (
    <StepFrame
      flow={flow}
      form={form}
      heading="Advanced coursework"
      lead={`How many courses of each kind, as numbers.${isFirst ? ' A count you leave blank is saved as 0.' : ''}`}
      answersOf={(advanced) => advancedAnswers(advanced, profile, followed)}
    >
      <div className="grid gap-7 md:grid-cols-2 md:gap-6">
        <WholeNumber
          name="apCoursesTaken"
          label="AP courses taken"
          hint="Advanced Placement, finished or this year."
        />
        <WholeNumber name="apCoursesPlanned" label="AP courses planned" hint="Before you graduate." />
        <WholeNumber name="honorsCourses" label="Honors courses" hint="Finished or this year." />
        <div className="grid content-start gap-2">
          <WholeNumber
            name="dualEnrollmentCredits"
            label="Dual enrollment credits"
            hint="College credits earned in high school."
            disabled={credits === NOT_APPLICABLE}
          />
          <NotApplicable name="dualEnrollmentCredits">N/A: my school doesn’t offer it</NotApplicable>
        </div>
      </div>
      <OneOf
        name="ibProgram"
        label="Are you in an International Baccalaureate (IB) program?"
        options={yesOrNo}
      />
      {ib === 'Yes' && <IbFields />}
    </StepFrame>
  );
};

const IbFields = () => (
  <>
    <div className="grid gap-7 md:grid-cols-2 md:gap-6">
      <OneOf name="ibDiplomaCandidate" label="Diploma candidate" options={yesOrNo} />
      <OneOf
        name="ibCasComplete"
        label="CAS complete"
        hint="Creativity, activity, service."
        options={yesOrNo}
      />
    </div>
    <div className="grid gap-7 md:grid-cols-3 md:gap-6">
      <WholeNumber name="ibHlCount" label="Higher level courses" hint="0-6" />
      <WholeNumber name="ibSlCount" label="Standard level courses" hint="0-6" />
      <WholeNumber name="ibAnticipatedScore" label="Anticipated score" hint="0-45" />
    </div>
  </>
);
