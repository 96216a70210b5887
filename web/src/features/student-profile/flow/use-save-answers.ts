import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  getAcademicProfileQueryKey,
  getInterestsGoalsQueryKey,
  getUserProfileQueryKey,
  saveAcademicProfileMutation,
  saveInterestsGoalsMutation,
  saveUserProfileMutation,
} from '@/api/@tanstack/react-query.gen';
import { dismissToast, toast } from '@/components/ui/toast-store';
import { ApiError } from '@/lib/api/api-error';
import { type Answers } from '../profile';
import { failureToast, successToast } from './save-words';
import { useRefreshFromProfile } from './use-refresh-from-profile';

/** The birth date said so: the account is gone. */
export const isTooYoung = (error: unknown) =>
  error instanceof ApiError && error.code === 'student-profile.too-young';

/** Saves the records a step touched, says so, and throws when one of them was refused. */
export const useSaveAnswers = () => {
  const queryClient = useQueryClient();
  const personal = useMutation({
    ...saveUserProfileMutation(),
    onSuccess: (stored) => queryClient.setQueryData(getUserProfileQueryKey(), stored),
  });
  const academic = useMutation({
    ...saveAcademicProfileMutation(),
    onSuccess: (stored) => queryClient.setQueryData(getAcademicProfileQueryKey(), stored),
  });
  const interests = useMutation({
    ...saveInterestsGoalsMutation(),
    onSuccess: (stored) => queryClient.setQueryData(getInterestsGoalsQueryKey(), stored),
  });

  const refresh = useRefreshFromProfile();

  return async (answers: Answers) => {
    try {
      if (answers.academic) await academic.mutateAsync({ body: answers.academic });
      if (answers.interests) await interests.mutateAsync({ body: answers.interests });
      if (answers.personal) await personal.mutateAsync({ body: answers.personal });
      toast(successToast(answers));
    } catch (error) {
      if (isTooYoung(error)) {
        dismissToast(); // what was said of an earlier try is over
        throw error;
      }
      const signedOut = error instanceof ApiError && error.status === 401; // says so itself
      if (!signedOut) toast(failureToast(answers));
      refresh(); // the first of two records may be saved
      throw error;
    }
    refresh();
  };
};
