import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { listLinkedStudentsQueryKey } from '@/api/@tanstack/react-query.gen';
import { listNotificationsOptions } from '@/api/queries/administration.gen';
import { getSharedListOptions, leaveStudentMutation } from '@/api/queries/family.gen';

/** Where no notification arrives, an open page still notices when the student closes it. */
const LOOK_AGAIN_MS = 30_000;

export const useSharedList = (studentId: string) => {
  const list = useQuery({
    ...getSharedListOptions({ path: { studentId } }),
    refetchInterval: ({ state }) => (state.status === 'error' ? false : LOOK_AGAIN_MS),
    refetchOnWindowFocus: 'always',
  });
  useWhenNotified(list.refetch);
  return list;
};

/** Looks again at once when a notification arrives: it may say that the student stopped sharing. */
const useWhenNotified = (lookAgain: () => unknown) => {
  const { data } = useQuery({ ...listNotificationsOptions(), enabled: false });
  const unread = data?.unread;
  const known = useRef(unread);

  useEffect(() => {
    if (known.current !== undefined && known.current !== unread) void lookAgain();
    known.current = unread;
  }, [unread, lookAgain]);
};

export const useLeaveStudent = () => {
  const client = useQueryClient();
  return useMutation({
    ...leaveStudentMutation(),
    onSuccess: () => client.invalidateQueries({ queryKey: listLinkedStudentsQueryKey() }),
  });
};
