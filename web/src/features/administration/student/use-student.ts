import { useQuery } from '@tanstack/react-query';
import { getStudentBundleOptions } from '@/api/queries/admin.gen';

/** All of a student that needs no reason. */
export const useStudent = (userId: string) => useQuery(getStudentBundleOptions({ path: { userId } }));
