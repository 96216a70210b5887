import { useIsMutating, useQuery } from '@tanstack/react-query';
import { showImportStatusOptions } from '@/api/queries/admin.gen';
import { isUnfinished } from './import-words';
import { IMPORTING } from './use-imports';

const EVERY_MS = 30_000;
const EVERY_MS_WHILE_RUNNING = 5_000;

/** How complete the catalogue is, and the running or latest import. Asked often while one runs, wherever it was started. */
export const useImportStatus = () => {
  const isStarting = useIsMutating({ mutationKey: IMPORTING }) > 0;

  return useQuery({
    ...showImportStatusOptions(),
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const current = state.data?.current;
      return isStarting || (current && isUnfinished(current)) ? EVERY_MS_WHILE_RUNNING : EVERY_MS;
    },
  });
};
