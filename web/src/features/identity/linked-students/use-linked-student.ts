import { type Query, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { listLinkedStudentsQueryKey } from '@/api/@tanstack/react-query.gen';
import { getLinkedStudentOptions, leaveStudentMutation } from '@/api/queries/family.gen';
import { ApiError } from '@/lib/api/api-error';

/** Where no signal arrives, an open page still notices when the student closes it. */
const LOOK_AGAIN_MS = 30_000;
/** What was shown stays while the answer is unknown, so it must not stay unknown for long. */
const AFTER_FAILURE_MS = 2000;

/** Nothing is shared with this adult. */
export const isRefused = (error: unknown) =>
  error instanceof ApiError && [400, 403, 404].includes(error.status);

/** The student, and what they share with the adult who reads. Changes of it are noticed while the page is open. */
export const useLinkedStudent = (studentId: string) => {
  const student = useQuery({
    ...getLinkedStudentOptions({ path: { studentId } }),
    refetchInterval: ({ state: { status, error } }) => {
      if (isRefused(error)) return false;
      return status === 'error' ? AFTER_FAILURE_MS : LOOK_AGAIN_MS;
    },
    refetchOnWindowFocus: 'always',
  });
  const parts = student.data?.parts.join();
  const reload = useReloadOf(studentId);
  useWhenChanged(parts, reload);
  return student;
};

/** Everything of this student that a page shows is asked for again. */
const useReloadOf = (studentId: string) => {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ predicate: (query) => isOf(studentId, query) });
};

const isOf = (studentId: string, { queryKey: [key] }: Query) =>
  (key as { path?: { studentId?: string } } | undefined)?.path?.studentId === studentId;

const useWhenChanged = (value: unknown, react: () => void) => {
  const known = useRef(value);
  useEffect(() => {
    if (known.current !== undefined && known.current !== value) react();
    known.current = value;
  });
};

export const useLeaveStudent = () => {
  const client = useQueryClient();
  return useMutation({
    ...leaveStudentMutation(),
    onSuccess: () => client.invalidateQueries({ queryKey: listLinkedStudentsQueryKey() }),
  });
};
