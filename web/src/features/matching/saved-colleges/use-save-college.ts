import { type CollegeCard, type CollegeMatch } from '@/api';
import { toast } from '@/components/ui/toasts/toast-store';
import { limitMessageOf } from '@/lib/api/api-error';
import { pendingEntry } from './pending-entry';
import { useRemoveMutation } from './use-remove-mutation';
import { useSaveMutation } from './use-save-mutation';

/** Saves a college, with Undo in the toast. */
export const useSaveCollege = (college: CollegeCard, match: CollegeMatch | null) => {
  const drop = useRemoveMutation();
  const keep = useSaveMutation(() => pendingEntry(college, match), {
    onSaved: ({ id }) =>
      toast({
        title: 'College Saved',
        description: 'College has been added to your list',
        action: { label: 'Undo', onClick: () => drop.mutate({ path: { id } }) },
      }),
  });

  return {
    save: () => {
      const { category, notes } = pendingEntry(college, match);
      keep.mutate({ body: { collegeId: college.id, category, notes } });
    },
    problem: keep.isError ? (limitMessageOf(keep.error) ?? 'Not saved. Try again.') : null,
  };
};
