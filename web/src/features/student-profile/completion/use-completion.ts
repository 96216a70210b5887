import { useQuery } from '@tanstack/react-query';
import { readProfileCompletionOptions } from '@/api/@tanstack/react-query.gen';

/** How much of the profile is done, counted by the server in its three ways. */
export const useCompletion = () => useQuery(readProfileCompletionOptions());
