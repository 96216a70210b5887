import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  listSuggestionsOptions,
  suggestCollegeMutation,
  takeSuggestionBackMutation,
} from '@/api/queries/family.gen';

const of = (studentId: string) => listSuggestionsOptions({ path: { studentId } });

export const useSuggestions = (studentId: string) => useQuery(of(studentId));

/** The reply is the whole list. */
export const useSuggestCollege = (studentId: string) => {
  const client = useQueryClient();
  return useMutation({
    ...suggestCollegeMutation(),
    onSuccess: (suggestions) => client.setQueryData(of(studentId).queryKey, suggestions),
  });
};

export const useTakeBack = (studentId: string) => {
  const client = useQueryClient();
  return useMutation({
    ...takeSuggestionBackMutation(),
    onSettled: () => client.invalidateQueries({ queryKey: of(studentId).queryKey }),
  });
};
