import { useSavedDrafts } from '@/lib/forms/draft';
import { type Profile } from '../profile';
import { StepList } from '../flow/step-list';
import { markOf } from '../flow/step-marks';
import { addressOf, type FormStep, formSteps, isDone, progressOf, type Step, stepTitles } from './steps';

const statusOf = (step: FormStep, profile: Profile) => {
  const { done, of } = progressOf(step, profile);
  if (done === of) return 'Done';
  if (done > 0) return `${done} of ${of} answered`;
  const mark = markOf(step);
  if (mark === 'not-yet') return 'Not yet';
  return mark === 'skipped' ? 'Skipped' : 'Not answered';
};

export const QuickStartSteps = ({ profile, step: current }: { profile: Profile; step: Step }) => {
  const drafts = useSavedDrafts(formSteps);

  return (
    <StepList
      groups={[
        {
          label: 'Quick start',
          counted: formSteps.length,
          steps: [
            ...formSteps.map((step) => ({
              to: addressOf(step),
              title: stepTitles[step],
              status:
                step !== current && drafts.includes(step) ? 'Draft, not saved' : statusOf(step, profile),
              done: isDone(progressOf(step, profile)),
              current: step === current,
            })),
            {
              to: addressOf('finish'),
              title: stepTitles.finish,
              status: 'And what would help most',
              done: false,
              current: current === 'finish',
            },
          ],
        },
      ]}
    />
  );
};
