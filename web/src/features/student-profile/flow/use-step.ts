import { useEffect, useRef } from 'react';
import { type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { toast, type ToastMessage } from '@/components/ui/toasts/toast-store';
import { endSessionAndGoTo } from '@/lib/session/session';
import { type Flow } from './flow';
import { type Answers, changedAnswers } from '../profile';
import { markStep, type StepMark } from './step-marks';
import { useLeaveGuard } from './use-leave-guard';
import { useRefusal } from './use-refusal';
import { useRestoredDraft } from './use-restored-draft';
import { isTooYoung, useSaveAnswers } from './use-save-answers';

type StepWork<Values extends FieldValues> = {
  flow: Flow;
  form: UseFormReturn<Values>;
  answersOf: (values: Values) => Answers;
  /** Saves first what the step keeps outside the records. Throws when that fails. */
  alsoSave?: () => Promise<void>;
  /** The mark for a "not yet" answer. */
  markAfter?: (values: Values) => StepMark | null;
  invalidToast?: ToastMessage;
};

/** Saving, skipping, drafts and the unsaved-changes guard of a step. */
export const useStep = <Values extends FieldValues>({
  flow,
  form,
  answersOf,
  alsoSave,
  markAfter,
  invalidToast,
}: StepWork<Values>) => {
  const navigate = useNavigate();
  const { refusal, clearRefusal, showRefusal } = useRefusal(form);
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

  const showInvalid = () => {
    if (invalidToast) toast(invalidToast);
  };

  const save = async () => {
    let saved = false;
    await form.handleSubmit(async (values) => {
      clearRefusal();
      const answers = changedAnswers(answersOf(values), flow.profile);
      try {
        await alsoSave?.();
        if (Object.keys(answers).length > 0) {
          await saveAnswers(answers);
          flow.noteSaved();
        }
      } catch (error) {
        if (isTooYoung(error)) {
          draft.remove();
          guard.allow(); // no draft may be stored, so there is nothing to warn about
          endSessionAndGoTo('/too-young');
        } else showRefusal(error);
        return;
      }
      markStep(flow.step, markAfter?.(values) ?? null);
      draft.remove();
      saved = true;
    }, showInvalid)();
    return saved;
  };

  const guard = useLeaveGuard(isDirty && !isSubmitting, save);

  const goToNext = () => {
    guard.allow();
    void navigate(flow.next);
  };

  return {
    guard,
    refusal,
    hasDraft: draft.saved,
    saveAndContinue: async () => {
      if ((await save()) && here.current) goToNext(); // unless the student has left the step
    },
    /** Keeps the values as a draft and sends nothing. */
    skip: () => {
      markStep(flow.step, 'skipped');
      goToNext();
    },
  };
};
