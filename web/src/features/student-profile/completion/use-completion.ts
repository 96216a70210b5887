import { useQuery } from '@tanstack/react-query';
import { readProfileCompletionOptions } from '@/api/queries/student-profile.gen';

/** The server counts sections, checks and fields. */
export const useCompletion = () => useQuery(readProfileCompletionOptions());
