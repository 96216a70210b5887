import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listConsultationNotesQueryKey } from '@/api/@tanstack/react-query.gen';
import {
  addConsultationNoteMutation,
  listConsultationNotesOptions,
  removeConsultationNoteMutation,
  reviseConsultationNoteMutation,
} from '@/api/queries/admin.gen';

/** The consultation notes of one student, and what changes them. */
export const useNotes = (userId: string) => {
  const path = { id: userId };
  const queryClient = useQueryClient();
  const reload = {
    onSettled: () => queryClient.invalidateQueries({ queryKey: listConsultationNotesQueryKey({ path }) }),
  };
  return {
    path,
    notes: useQuery(listConsultationNotesOptions({ path })),
    add: useMutation({ ...addConsultationNoteMutation(), ...reload }),
    revise: useMutation({ ...reviseConsultationNoteMutation(), ...reload }),
    remove: useMutation({ ...removeConsultationNoteMutation(), ...reload }),
  };
};
