import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readStudentStatsQueryKey } from '@/api/@tanstack/react-query.gen';
import { recordCollegeViewMutation } from '@/api/queries/matching.gen';

/** Records that the student opened a college. Failures are ignored. */
export const useRecordView = (collegeId: number) => {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    ...recordCollegeViewMutation(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: readStudentStatsQueryKey() }),
  });

  useEffect(() => mutate({ path: { id: collegeId } }), [collegeId, mutate]);
};
