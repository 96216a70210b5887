import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRefreshFromProfile } from '@/lib/api/use-refresh-from-profile';
import { type Answers, type Profile } from '../profile';
import { useTwoPlaces } from './use-two-places';

const answersCode = () => import('./save-answers');

/** Saving a step. */
export const useSaving = () => {
  const queryClient = useQueryClient();
  const refresh = useRefreshFromProfile();
  const { ask, prepare, question } = useTwoPlaces();

  // Loaded before the connection may be gone.
  useEffect(() => {
    Promise.all([answersCode(), prepare()]).catch(() => undefined);
  }, [prepare]);

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
