import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showDataExportQueryKey } from '@/api/@tanstack/react-query.gen';
import { requestDataExportMutation, showDataExportOptions } from '@/api/queries/account.gen';

const LOOK_AGAIN_MS = 2_000;
const UNDER_WAY: readonly string[] = ['queued', 'running'];

/** Looks again while the copy is being prepared. */
export const useDataExport = () =>
  useQuery({
    ...showDataExportOptions(),
    refetchInterval: ({ state }) =>
      state.data !== undefined && UNDER_WAY.includes(state.data.status) ? LOOK_AGAIN_MS : false,
  });

export const useRequestDataExport = () => {
  const client = useQueryClient();
  return useMutation({
    ...requestDataExportMutation(),
    onSuccess: (dataExport) => client.setQueryData(showDataExportQueryKey(), dataExport),
  });
};
