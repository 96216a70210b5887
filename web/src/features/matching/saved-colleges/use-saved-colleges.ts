import { useQuery } from '@tanstack/react-query';
import { listSavedCollegesOptions } from '@/api/queries/matching.gen';

export const useSavedColleges = () => useQuery(listSavedCollegesOptions());

/** Whether a college is on the list. False while the list loads: saving twice changes nothing. */
export const useIsSaved = (collegeId: number) =>
  useQuery({
    ...listSavedCollegesOptions(),
    select: (list) => list.some((entry) => entry.collegeId === collegeId),
  }).data ?? false;
