import { type SavedCollege } from '@/api';
import { toast } from '@/components/ui/toasts/toast-store';
import { useRemoveMutation } from './use-remove-mutation';
import { useSaveMutation } from './use-save-mutation';

/** Removes at once, without asking. Undo also restores the notes and the chosen category. */
export const useRemoveCollege = (entry: SavedCollege) => {
  const keepAgain = useSaveMutation(() => entry);
  const drop = useRemoveMutation(({ college, collegeId, category, categoryIsYours, notes }) =>
    toast({
      title: 'College Removed',
      description: `${college.name} is off your list`,
      action: {
        label: 'Undo',
        onClick: () =>
          keepAgain.mutate({ body: { collegeId, notes, ...(categoryIsYours ? { category } : {}) } }),
      },
    }),
  );

  return () => drop.mutate({ path: { id: entry.id } });
};
