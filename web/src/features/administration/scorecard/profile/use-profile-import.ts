import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listScorecardCollegesQueryKey } from '@/api/@tanstack/react-query.gen';
import { importCollegeProfilesMutation } from '@/api/queries/admin.gen';
import { toast } from '@/components/ui/toasts/toast-store';
import { count } from '@/lib/words/figures';

/** Checks a file first, then keeps what it says. */
export const useProfileImport = (onKept: () => void) => {
  const queryClient = useQueryClient();
  const check = useMutation(importCollegeProfilesMutation());
  const keep = useMutation({
    ...importCollegeProfilesMutation(),
    onSuccess: ({ changed, problemCount }) => {
      if (problemCount > 0) return;
      toast({ title: 'Profiles Imported', description: `${count(changed)} facts changed` });
      void queryClient.invalidateQueries({ queryKey: listScorecardCollegesQueryKey() });
      onKept();
    },
  });

  return { check, keep };
};
