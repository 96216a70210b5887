import { useEffect, useRef, useState } from 'react';
import { type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { ApiError } from '@/lib/api-error';
import { type Flow } from './flow';
import { type Answers, changedAnswers } from './profile';
import { markStep, type StepMark } from './step-marks';
import { stepAfter } from './steps';
import { useLeaveGuard } from './use-leave-guard';
import { useRestoredDraft } from './use-restored-draft';
import { useSaveAnswers } from './use-save-answers';

type StepWork<Values extends FieldValues> = {
  flow: Flow;
  form: UseFormReturn<Values>;
  answersOf: (values: Values) => Answers;
  /** What an answer of "not yet" leaves behind. */
  markAfter?: (values: Values) => StepMark | null;
};

/** Saving, skipping, drafts and the guard at the door: the same on every step. */
export const useStep = <Values extends FieldValues>({
  flow,
  form,
  answersOf,
  markAfter,
}: StepWork<Values>) => {
  const [refusal, setRefusal] = useState<string | null>(null);
  const saveAnswers = useSaveAnswers();
  const { isDirty, isSubmitting } = form.formState;
  const draft = useRestoredDraft(form, flow.step);
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const showRefusal = (error: unknown) => {
    const fields = error instanceof ApiError ? error.fields : [];
    const shown = fields.filter(({ path }) => path in form.getValues());
    for (const { path, message } of shown) form.setError(path as Path<Values>, { message });
    if (shown.length === 0) setRefusal('We couldn’t save this. Your answers are still here. Try again.');
  };

  const save = async () => {
    let saved = false;
    await form.handleSubmit(async (values) => {
      setRefusal(null);
      const answers = changedAnswers(answersOf(values), flow.profile);
      try {
        if (Object.keys(answers).length > 0) {
          await saveAnswers(answers);
          flow.noteSaved();
        }
      } catch (error) {
        showRefusal(error);
        return;
      }
      markStep(flow.step, markAfter?.(values) ?? null);
      draft.drop();
      saved = true;
    })();
    return saved;
  };

  const guard = useLeaveGuard(isDirty && !isSubmitting, save);

  const goOn = () => {
    guard.letPass();
    flow.goTo(stepAfter(flow.step));
  };

  return {
    guard,
    refusal,
    draftKept: draft.kept,
    saveAndGoOn: async () => {
      if ((await save()) && here.current) goOn(); // unless the student went elsewhere meanwhile
    },
    /** What was typed stays as a draft; nothing is sent. */
    skip: () => {
      markStep(flow.step, 'skipped');
      goOn();
    },
  };
};
