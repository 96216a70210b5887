import { useQueryClient } from '@tanstack/react-query';
import {
  getEssayQueryKey,
  listEssaysQueryKey,
  listEssayVersionsQueryKey,
} from '@/api/@tanstack/react-query.gen';
import { tellOtherTabs } from '@/lib/api/other-tabs';

/** Reads again what a change of an essay shows up in, in other tabs too. */
export const useRefreshEssays = () => {
  const queryClient = useQueryClient();
  return (essayId: string) => {
    const path = { id: essayId };
    const changed = [listEssaysQueryKey(), getEssayQueryKey({ path }), listEssayVersionsQueryKey({ path })];
    for (const queryKey of changed) {
      void queryClient.invalidateQueries({ queryKey });
      tellOtherTabs(queryKey);
    }
  };
};
