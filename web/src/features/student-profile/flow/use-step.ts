import { useEffect, useRef, useState } from 'react';
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
import { isTooYoung } from '../saving/too-young';
import { useSaving } from '../saving/use-saving';

type StepWork<Values extends FieldValues> = {
  flow: Flow;
  /** What the step is called in messages. */
  heading: string;
  form: UseFormReturn<Values>;
  answersOf: (values: Values) => Answers;
  /** Saves first what the step keeps outside the records. Throws when that fails. */
  alsoSave?: () => Promise<void>;
  /** The mark for a "not yet" answer. */
  markAfter?: (values: Values) => StepMark | null;
  invalidToast?: ToastMessage;
};

const isTrue = () => true;
const isFalse = () => false;

/** Saving, skipping, drafts and the unsaved-changes guard of a step. */
export const useStep = <Values extends FieldValues>({
  flow,
  heading,
  form,
  answersOf,
  alsoSave,
  markAfter,
  invalidToast,
}: StepWork<Values>) => {
  const navigate = useNavigate();
  const { refusal, clearRefusal, showRefusal, showUndecided } = useRefusal(form);
  const { isDirty, isSubmitting } = form.formState;
  const { saveAnswers, question } = useSaving();
  const [started, setStarted] = useState(flow.profile);
  if (!started.family && flow.profile.family) setStarted({ ...started, family: flow.profile.family });
  const draft = useRestoredDraft(form, flow.step, started);
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
    let kept = false;
    await form.handleSubmit(async (values) => {
      clearRefusal();
      const answers = changedAnswers(answersOf(values), flow.profile);
      try {
        await alsoSave?.();
        if (Object.keys(answers).length > 0) {
          const result = await saveAnswers(heading, answers, draft.base);
          if (result === 'undecided') {
            showUndecided();
            return;
          }
          kept = result === 'kept';
          if (!kept) flow.noteSaved();
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
      form.reset(form.getValues()); // nothing is unsaved any more
      draft.remove();
      saved = true;
    }, showInvalid)();
    return { saved, kept };
  };

  const guard = useLeaveGuard(isDirty && !isSubmitting, async () => (await save()).saved);

  const goToNext = () => {
    guard.allow();
    void navigate(flow.next);
  };

  return {
    guard,
    refusal,
    hasDraft: draft.saved,
    question,
    saveAndContinue: async () => {
      const { saved, kept } = await save();
      // Without a connection, only to a step whose code is here already.
      const canGoOn = saved && (!kept || (await flow.prepareNext().then(isTrue, isFalse)));
      if (canGoOn && here.current) goToNext(); // unless the student has left the step
    },
    /** Keeps the values as a draft and sends nothing. */
    skip: () => {
      markStep(flow.step, 'skipped');
      goToNext();
    },
  };
};
