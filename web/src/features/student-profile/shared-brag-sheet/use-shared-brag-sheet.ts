import { useQuery } from '@tanstack/react-query';
import { getSharedBragSheetOptions } from '@/api/queries/family.gen';

/** Its own switch closes it, so an open page looks again, as it does for the parts of a student. */
const LOOK_AGAIN_MS = 30_000;

export const useSharedBragSheet = (studentId: string) =>
  useQuery({
    ...getSharedBragSheetOptions({ path: { studentId } }),
    refetchInterval: ({ state }) => (state.status === 'error' ? false : LOOK_AGAIN_MS),
    refetchOnWindowFocus: 'always',
  });
