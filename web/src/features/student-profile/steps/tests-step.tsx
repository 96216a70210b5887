import { zodResolver } from '@hookform/resolvers/zod';
import { type Resolver, useWatch } from 'react-hook-form';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { testPreferences } from '../fields/choices';
import { type StepProps } from '../flow/flow';
import { OneOf } from '../fields/form-fields';
import { ActFields, SatFields } from '../fields/score-fields';
import { asksAct, asksSat, Scores, visibleScores } from '../fields/scores';
import { markOf } from '../flow/step-marks';
import { StepFrame } from '../flow/step-frame';
import { useStepForm } from '../flow/use-step-form';
import { isDone, progressOf } from '../quick-start/steps';
import { knownTotal, scoreAnswers, storedScores } from '../fields/test-scores';

const check = zodResolver(Scores);
const resolver: Resolver<Scores> = (scores, context, options) =>
  check(visibleScores(scores), context, options);

export const TestsStep = ({ flow }: StepProps) => {
  const { profile } = flow;
  const form = useStepForm<Scores>({
    resolver,
    stored: {
      ...storedScores(profile),
      notYet: markOf(flow.step) === 'not-yet' && !isDone(progressOf('tests', profile)),
    },
  });
  const [preference, notYet] = useWatch({ control: form.control, name: ['testPreference', 'notYet'] });
  const asks = { sat: asksSat(preference) && !notYet, act: asksAct(preference) && !notYet };

  return (
    <StepFrame
      flow={flow}
      form={form}
      heading="Test scores"
      lead="Many colleges let you apply without one. A score still narrows the range we can show you."
      answersOf={(scores) => scoreAnswers(scores, profile)}
      markAfter={(scores) => (scores.notYet ? 'not-yet' : null)}
    >
      <OneOf
        name="testPreference"
        label="Which scores will you send?"
        hint="Choose Neither to apply without scores."
        options={testPreferences}
      />
      {preference === 'Neither' ? (
        <p role="status" className="rounded-[12px] bg-sunken px-4 py-3">
          No test scores required.
        </p>
      ) : (
        <Checkbox
          checked={notYet}
          onCheckedChange={(checked) => {
            form.setValue('notYet', checked, { shouldDirty: true });
            form.clearErrors();
          }}
        >
          I don’t have scores yet
        </Checkbox>
      )}
      {asks.sat && <SatFields known={knownTotal(profile)} />}
      {asks.act && <ActFields />}
    </StepFrame>
  );
};
