import { useState } from 'react';
import { type Application } from '@/api';
import { changeApplication } from '../detail/application-calls';
import { useMove } from '../detail/use-move';
import { toastFailure } from '../../saved-colleges/toast-failure';

/** Saves the day it was sent, and then moves it. Says whether both are done. */
export const useSubmitted = (application: Application) => {
  const { move, moving } = useMove();
  const [saving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const saveDay = async (day: string) => {
    setSaving(true);
    try {
      await changeApplication(application.id, { submittedAt: day }, application.updatedAt);
      return true;
    } catch (error) {
      toastFailure(error, 'Failed to save application. Please try again.');
      return false;
    } finally {
      setSaving(false);
    }
  };

  const submitted = async (day: string) => {
    setRefusal(null);
    if (!(await saveDay(day))) return false;
    const outcome = await move(application, { status: 'Submitted' });
    setRefusal(outcome.refusal);
    return outcome.done;
  };

  return { submitted, saving: saving || moving, refusal };
};
