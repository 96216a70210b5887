import { useQuery } from '@tanstack/react-query';
import { getBragSheetOptions } from '@/api/queries/student-profile.gen';

/** Null before the first save. */
export const useBragSheet = () => useQuery(getBragSheetOptions());
