import { type SavedCollege } from '@/api';
import { toast } from '@/components/ui/toast-store';
import { useDropCollege } from './use-drop-college';
import { useKeepCollege } from './use-keep-college';

/** Removes at once, without asking; Undo brings back the notes and the student's own call as well. */
export const useRemoveCollege = (entry: SavedCollege) => {
  const keepAgain = useKeepCollege(() => entry);
  const drop = useDropCollege(({ college, collegeId, category, categoryIsYours, notes }) =>
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
