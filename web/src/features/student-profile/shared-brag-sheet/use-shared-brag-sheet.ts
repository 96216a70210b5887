import { useQuery } from '@tanstack/react-query';
import { getSharedBragSheetOptions } from '@/api/queries/family.gen';

/** Where no signal arrives, an open page still notices when the student closes it. */
const LOOK_AGAIN_MS = 30_000;

export const useSharedBragSheet = (studentId: string) =>
  useQuery({
    ...getSharedBragSheetOptions({ path: { studentId } }),
    refetchInterval: ({ state }) => (state.status === 'error' ? false : LOOK_AGAIN_MS),
    refetchOnWindowFocus: 'always',
  });
