import { useQuery } from '@tanstack/react-query';
import { getSharedProfileOptions } from '@/api/queries/family.gen';

export const useSharedProfile = (studentId: string) =>
  useQuery(getSharedProfileOptions({ path: { studentId } }));
