import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRefreshFromProfile } from '@/lib/api/use-refresh-from-profile';
import { type Answers, type Profile } from '../profile';
import { useTwoPlaces } from './use-two-places';

const answersCode = () => import('./save-answers');

/**
 * Saving a step. Its code is loaded once the student changes something, also for the time without a connection; then
 * `hasStarted` is true.
 */
export const useSaving = (hasStarted: boolean) => {
  const queryClient = useQueryClient();
  const refresh = useRefreshFromProfile();
  const { ask, prepare, question } = useTwoPlaces();

  useEffect(() => {
    if (hasStarted) Promise.all([answersCode(), prepare()]).catch(() => undefined);
  }, [hasStarted, prepare]);

  return {
    question,
    /** Throws when the server refuses one of the records. */
    saveAnswers: async (title: string, answers: Answers, base: Profile) => {
      const { saveAnswers } = await answersCode();
      try {
        return await saveAnswers({ title, answers, base, ask, queryClient });
      } finally {
        refresh(); // the first of two records may have been saved
      }
    },
  };
};
