import { useQuery } from '@tanstack/react-query';
import { getSharedBragSheetOptions } from '@/api/queries/family.gen';

export const useSharedBragSheet = (studentId: string) =>
  useQuery(getSharedBragSheetOptions({ path: { studentId } }));
