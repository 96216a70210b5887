import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { listIbCoursesOptions } from '@/api/queries/student-profile.gen';
import { Field } from '@/components/ui/forms/field';
import { Input } from '@/components/ui/forms/input';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { yesOrNo } from '../fields/yes-or-no';
import { type StepProps } from '../flow/flow';
import { NotApplicable, OneOf, WholeNumber } from '../fields/form-fields';
import { NOT_APPLICABLE } from '../fields/not-applicable';
import { StepFrame } from '../flow/step-frame';
import { useStepForm } from '../flow/use-step-form';
import { Advanced, advancedAnswers, followedCounts, isFirstSave, storedAdvanced } from './advanced';
import { CourseCount } from './advanced-courses/course-count';
import { CourseList, IbCourseList } from './advanced-courses/lazy-lists';
import { useOpenRow } from './advanced-courses/use-open-row';

export const AdvancedStep = ({ flow }: StepProps) => {
  const { profile } = flow;
  const stored = storedAdvanced(profile);
  const form = useStepForm<Advanced>({
    resolver: zodResolver(Advanced),
    stored,
  });
  const [credits, ib] = useWatch({ control: form.control, name: ['dualEnrollmentCredits', 'ibProgram'] });
  const { data: ibCourses = [] } = useQuery({
    ...listIbCoursesOptions(),
    enabled: ib === 'Yes' || stored.ibProgram === 'Yes',
  });
  const listsIb = ibCourses.length > 0;
  const followed = followedCounts(profile, ibCourses);
  const counted = (count: keyof Advanced) => (followed.includes(count) ? stored[count] : null);
  const rows = useOpenRow(form);

  return (
    <StepFrame
      flow={flow}
      form={form}
      heading="Advanced coursework"
      lead={`How many courses of each kind, as numbers.${isFirstSave(profile, followed) ? ' A count you leave blank is saved as 0.' : ''}`}
      answersOf={(advanced) => advancedAnswers(advanced, profile, followed)}
      alsoSave={rows.saveComplete}
    >
      <div className="grid gap-7 md:grid-cols-2 md:gap-6">
        <CourseCount
          name="apCoursesTaken"
          label="AP courses taken"
          hint="Advanced Placement, finished or this year."
          counted={counted('apCoursesTaken')}
        />
        <CourseCount
          name="apCoursesPlanned"
          label="AP courses planned"
          hint="Before you graduate."
          counted={counted('apCoursesPlanned')}
        />
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
      <Suspense fallback={<Skeleton className="h-40 rounded-[12px]" />}>
        <CourseList rows={rows} list="taken" academic={profile.academic} />
        <CourseList rows={rows} list="planned" academic={profile.academic} />
      </Suspense>
      <IbProgram listed={listsIb} />
      {(listsIb || ib === 'Yes') && (
        <>
          <IbFields counted={counted} />
          <Suspense fallback={<Skeleton className="h-20 rounded-[12px]" />}>
            <IbCourseList rows={rows} hasAcademicProfile={profile.academic !== null} />
          </Suspense>
        </>
      )}
    </StepFrame>
  );
};

const IB_QUESTION = 'Are you in an International Baccalaureate (IB) program?';

const IbProgram = ({ listed }: { listed: boolean }) =>
  listed ? (
    <Field
      id="ibProgram"
      label={IB_QUESTION}
      hint="Yes, because you list IB courses below. To answer No, remove them first."
    >
      <Input readOnly value="Yes" className="border-border bg-sunken" />
    </Field>
  ) : (
    <OneOf name="ibProgram" label={IB_QUESTION} options={yesOrNo} />
  );

const IbFields = ({ counted }: { counted: (count: keyof Advanced) => string | null }) => (
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
      <CourseCount name="ibHlCount" label="Higher level courses" hint="0-6" counted={counted('ibHlCount')} />
      <CourseCount
        name="ibSlCount"
        label="Standard level courses"
        hint="0-6"
        counted={counted('ibSlCount')}
      />
      <WholeNumber name="ibAnticipatedScore" label="Anticipated score" hint="0-45" />
    </div>
  </>
);
