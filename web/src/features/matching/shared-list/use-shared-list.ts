import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listLinkedStudentsQueryKey } from '@/api/@tanstack/react-query.gen';
import { getSharedListOptions, leaveStudentMutation } from '@/api/queries/family.gen';

/** An open page notices soon when the student ends it. */
const LOOK_AGAIN_MS = 5000;

export const useSharedList = (studentId: string) =>
  useQuery({
    ...getSharedListOptions({ path: { studentId } }),
    refetchInterval: ({ state }) => (state.status === 'error' ? false : LOOK_AGAIN_MS),
    refetchOnWindowFocus: 'always',
  });

export const useLeaveStudent = () => {
  const client = useQueryClient();
  return useMutation({
    ...leaveStudentMutation(),
    onSuccess: () => client.invalidateQueries({ queryKey: listLinkedStudentsQueryKey() }),
  });
};
