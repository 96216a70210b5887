import { type CollegeCard, type CollegeMatch } from '@/api';
import { toast } from '@/components/ui/toast-store';
import { unsentEntry } from './unsent-entry';
import { useDropCollege } from './use-drop-college';
import { useKeepCollege } from './use-keep-college';

/** Save to List, with a way back in the toast. */
export const useSaveCollege = (college: CollegeCard, match: CollegeMatch | null) => {
  const drop = useDropCollege();
  const keep = useKeepCollege(() => unsentEntry(college, match), {
    onKept: ({ id }) =>
      toast({
        title: 'College Saved',
        description: 'College has been added to your list',
        action: { label: 'Undo', onClick: () => drop.mutate({ path: { id } }) },
      }),
  });

  return {
    save: () => {
      const { category, notes } = unsentEntry(college, match);
      keep.mutate({ body: { collegeId: college.id, category, notes } });
    },
    failed: keep.isError,
  };
};
