import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  getAcademicProfileQueryKey,
  getInterestsGoalsQueryKey,
  getUserProfileQueryKey,
  listFamilyCollegeHistoryQueryKey,
  saveAcademicProfileMutation,
  saveFamilyCollegeHistoryMutation,
  saveInterestsGoalsMutation,
  saveUserProfileMutation,
} from '@/api/@tanstack/react-query.gen';
import { dismissToast, toast } from '@/components/ui/toasts/toast-store';
import { ApiError } from '@/lib/api/api-error';
import { type Answers } from '../profile';
import { failureToast, successToast } from './save-words';
import { useRefreshFromProfile } from '@/lib/api/use-refresh-from-profile';

/** The birth date was under 13, and the server removed the account. */
export const isTooYoung = (error: unknown) =>
  error instanceof ApiError && error.code === 'student-profile.too-young';

/** Throws when the server refuses one of the records. */
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

  const family = useMutation({
    ...saveFamilyCollegeHistoryMutation(),
    onSuccess: (stored) => queryClient.setQueryData(listFamilyCollegeHistoryQueryKey(), stored),
  });

  const refresh = useRefreshFromProfile();

  return async (answers: Answers) => {
    const { family: entries, ...records } = answers;
    let sent: Answers = records;
    try {
      if (answers.academic) await academic.mutateAsync({ body: answers.academic });
      if (answers.interests) await interests.mutateAsync({ body: answers.interests });
      if (answers.personal) await personal.mutateAsync({ body: answers.personal });
      if (entries) {
        sent = { family: entries };
        await family.mutateAsync({ body: { entries } });
      }
      toast(successToast(answers));
    } catch (error) {
      if (isTooYoung(error)) {
        dismissToast(); // an earlier failure no longer applies
        throw error;
      }
      const signedOut = error instanceof ApiError && error.status === 401; // has its own toast
      if (!signedOut) toast(failureToast(sent, error));
      refresh(); // the first of two records may have been saved
      throw error;
    }
    refresh();
  };
};
