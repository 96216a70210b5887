import { zodResolver } from '@hookform/resolvers/zod';
import { type Resolver, useWatch } from 'react-hook-form';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { type StepProps } from '../flow/flow';
import { gpaAnswers, Grades, storedGpas } from '../fields/gpa';
import { GpaFields } from '../fields/gpa-fields';
import { type Answers } from '../profile';
import { markOf } from '../flow/step-marks';
import { StepFrame } from '../flow/step-frame';
import { useStepForm } from '../flow/use-step-form';

const check = zodResolver(Grades);

/** With no GPA yet, only the scale is validated. */
const resolver: Resolver<Grades> = (grades, context, options) =>
  check(grades.notYet ? { ...grades, unweightedGpa: '', weightedGpa: '' } : grades, context, options);

const answersOf = (grades: Grades): Answers => ({ academic: gpaAnswers(grades) });

export const GradesStep = ({ flow }: StepProps) => {
  const { academic } = flow.profile;
  const form = useStepForm<Grades>({
    resolver,
    stored: {
      ...storedGpas(academic),
      notYet: markOf(flow.step) === 'not-yet' && !academic?.unweightedGpa && !academic?.weightedGpa,
    },
  });
  const notYet = useWatch({ control: form.control, name: 'notYet' });

  return (
    <StepFrame
      flow={flow}
      form={form}
      heading="Your grades"
      lead="Grades count most in every estimate. Your best guess is fine for now."
      answersOf={answersOf}
      markAfter={(grades) => (grades.notYet ? 'not-yet' : null)}
    >
      <Checkbox
        checked={notYet}
        onCheckedChange={(checked) => {
          form.setValue('notYet', checked, { shouldDirty: true });
          if (!checked) return;
          form.setValue('unweightedGpa', '', { shouldDirty: true });
          form.setValue('weightedGpa', '', { shouldDirty: true });
          form.clearErrors();
        }}
      >
        I don’t have a GPA yet
      </Checkbox>
      <GpaFields disabled={notYet} />
    </StepFrame>
  );
};
