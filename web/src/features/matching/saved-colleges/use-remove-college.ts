import { useRef } from 'react';
import { type SavedCollege } from '@/api';
import { toast } from '@/components/ui/toasts/toast-store';
import { useRemoveMutation } from './use-remove-mutation';
import { useSaveMutation } from './use-save-mutation';

/** Removes at once, without asking. Undo also restores its place, the notes and the chosen category. */
export const useRemoveCollege = (entry: SavedCollege) => {
  const place = useRef(0);
  const keepAgain = useSaveMutation(() => entry, { at: () => place.current });
  const drop = useRemoveMutation(({ college, collegeId, category, categoryIsYours, notes, savedAt }, at) => {
    place.current = at;
    toast({
      title: 'College Removed',
      description: `${college.shortName} is off your list`,
      action: {
        label: 'Undo',
        onClick: () =>
          keepAgain.mutate({
            body: { collegeId, notes, savedBefore: savedAt, ...(categoryIsYours ? { category } : {}) },
          }),
      },
    });
  });

  return () => drop.mutate({ path: { id: entry.id } });
};
