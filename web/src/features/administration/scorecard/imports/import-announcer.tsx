import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { type ImportReport } from '@/api';
import { listScorecardCollegesQueryKey, showImportStatusQueryKey } from '@/api/@tanstack/react-query.gen';
import { showImportOptions } from '@/api/queries/admin.gen';
import { toast } from '@/components/ui/toasts/toast-store';
import { ApiError } from '@/lib/api/api-error';
import { awaitImport, useAwaitedImport } from './awaited-import';
import { endWords, isUnfinished } from './import-words';

const EVERY_MS = 5_000;

/** Says that an import has ended, on whichever admin page its admin is by then. */
export const ImportAnnouncer = () => {
  const id = useAwaitedImport();
  return id !== null && <Awaited key={id} id={id} />;
};

const Awaited = ({ id }: { id: string }) => {
  const queryClient = useQueryClient();
  const { data, error } = useQuery({
    ...showImportOptions({ path: { id } }),
    staleTime: 0,
    refetchInterval: EVERY_MS,
  });

  const announceEnd = useEffectEvent((report: ImportReport) => {
    if (isUnfinished(report)) return;
    awaitImport(null);
    toast(endWords(report));
    void queryClient.invalidateQueries({ queryKey: showImportStatusQueryKey() });
    void queryClient.invalidateQueries({ queryKey: listScorecardCollegesQueryKey() });
  });
  useEffect(() => {
    if (data) announceEnd(data);
  }, [data]);

  const isUnknown = error instanceof ApiError && error.status === 404;
  useEffect(() => {
    if (isUnknown) awaitImport(null);
  }, [isUnknown]);

  return null;
};
