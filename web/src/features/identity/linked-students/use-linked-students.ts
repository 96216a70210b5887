import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getCaseloadQueryKey,
  getNextDatesQueryKey,
  listLinkedStudentsQueryKey,
} from '@/api/@tanstack/react-query.gen';
import {
  acceptInvitationMutation,
  askStudentMutation,
  listLinkedStudentsOptions,
} from '@/api/queries/family.gen';

export const useLinkedStudents = () => useQuery(listLinkedStudentsOptions());

export const useAcceptInvitation = () => {
  const client = useQueryClient();
  return useMutation({
    ...acceptInvitationMutation(),
    onSuccess: () =>
      [listLinkedStudentsQueryKey(), getCaseloadQueryKey(), getNextDatesQueryKey()].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
  });
};

export const useAskStudent = () => useMutation(askStudentMutation());
