import { zodResolver } from '@hookform/resolvers/zod';
import { useWatch } from 'react-hook-form';
import { type StepProps } from '../flow/flow';
import { NotApplicable, WholeNumber } from '../fields/form-fields';
import { NOT_APPLICABLE } from '../fields/not-applicable';
import { GpaFields } from '../fields/gpa-fields';
import { StepFrame } from '../flow/step-frame';
import { useStepForm } from '../flow/use-step-form';
import { Performance, performanceAnswers, storedPerformance } from './performance';

export const PerformanceStep = ({ flow }: StepProps) => {
  const form = useStepForm<Performance>({
    resolver: zodResolver(Performance),
    stored: storedPerformance(flow.profile),
  });
  const rank = useWatch({ control: form.control, name: 'classRank' });

  return (
    <StepFrame
      flow={flow}
      form={form}
      heading="Academic performance"
      lead="Grades count most in every estimate. Your best guess is fine for now."
      answersOf={performanceAnswers}
    >
      <GpaFields />
      <div className="grid gap-7 md:grid-cols-2 md:gap-6">
        <div className="grid content-start gap-2">
          <WholeNumber
            name="classRank"
            label="Class rank"
            hint="1 is the top of the class."
            disabled={rank === NOT_APPLICABLE}
          />
          <NotApplicable name="classRank">N/A: my school doesn’t rank</NotApplicable>
        </div>
        <WholeNumber name="classSize" label="Class size" hint="Students in your grade." />
      </div>
    </StepFrame>
  );
};
