import { useQuery } from '@tanstack/react-query';
import { getSharedListOptions } from '@/api/queries/family.gen';

export const useSharedList = (studentId: string) => useQuery(getSharedListOptions({ path: { studentId } }));
