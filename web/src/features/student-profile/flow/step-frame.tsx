import { type ReactNode } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { AutosaveStatus } from '@/components/ui/forms/autosave-status';
import { type ToastMessage } from '@/components/ui/toasts/toast-store';
import { useUnsentCount } from '@/lib/forms/unsent-count';
import { type Flow } from './flow';
import { FormProblems } from '../fields/form-problems';
import { LeaveQuestion } from './leave-question';
import { type Answers } from '../profile';
import { StepFooter } from './step-footer';
import { StepHeading } from './step-heading';
import { type StepMark } from './step-marks';
import { useStep } from './use-step';

type StepFrameProps<Values extends FieldValues> = {
  flow: Flow;
  form: UseFormReturn<Values>;
  heading: string;
  lead: ReactNode;
  /** The step's values as the server expects them, under the same field names. */
  answersOf: (values: Values) => Answers;
  /** Saves first what the step keeps outside the records. Throws when that fails. */
  alsoSave?: () => Promise<void>;
  markAfter?: (values: Values) => StepMark | null;
  /** Shown together with the error summary. */
  invalidToast?: ToastMessage;
  children: ReactNode;
};

export const StepFrame = <Values extends FieldValues>({
  flow,
  form,
  heading,
  lead,
  children,
  ...work
}: StepFrameProps<Values>) => {
  const unsent = useUnsentCount();
  const { isDirty, isSubmitting } = form.formState;
  const { guard, question, refusal, hasDraft, saveAndContinue, skip } = useStep({
    flow,
    heading,
    form,
    ...work,
  });
  const state = isSubmitting
    ? 'saving'
    : refusal !== null
      ? 'failed'
      : hasDraft
        ? 'draft'
        : unsent > 0
          ? 'kept'
          : 'idle';

  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void saveAndContinue();
        }}
        className="group/step relative -mx-4 border-y bg-card md:mx-0 md:rounded-lg md:border md:shadow-card"
      >
        <fieldset
          disabled={isSubmitting}
          className="grid min-w-0 gap-7 px-4 pt-5 pb-7 md:gap-8 md:px-9 md:pt-8"
        >
          <legend className="sr-only">{heading}</legend>
          <StepHeading
            eyebrow={flow.eyebrow}
            heading={heading}
            lead={lead}
            status={
              <AutosaveStatus state={state} savedAt={flow.savedAt} onRetry={() => void saveAndContinue()} />
            }
          />
          <FormProblems form={form} refusal={refusal} />
          {children}
        </fieldset>
        <StepFooter flow={flow} saving={isSubmitting} onSkip={skip} />
      </form>
      {question}
      <LeaveQuestion guard={guard} dirty={isDirty} />
    </FormProvider>
  );
};
