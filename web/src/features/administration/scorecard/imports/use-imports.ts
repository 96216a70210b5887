import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type ImportProgress, type ImportReply } from '@/api';
import { listScorecardCollegesQueryKey, showImportStatusQueryKey } from '@/api/@tanstack/react-query.gen';
import { importAllCollegesMutation, importCompetitiveCollegesMutation } from '@/api/queries/admin.gen';
import { toast } from '@/components/ui/toasts/toast-store';
import { userMessageOf } from '@/lib/api/api-error';
import { CANCELLED, importFailure, importSuccess, isUnfinished, type Scope } from './import-words';

export const IMPORTING = ['importing'];

/** Starts imports. One that is still running when the server replies is announced when `current` shows its end. */
export const useImports = (current: ImportProgress | null) => {
  const queryClient = useQueryClient();
  const awaited = useRef<string | null>(null);

  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: showImportStatusQueryKey() }),
      queryClient.invalidateQueries({ queryKey: listScorecardCollegesQueryKey() }),
    ]);
  const replies = (scope: Scope) => ({
    mutationKey: IMPORTING,
    onSuccess: (reply: ImportReply) => {
      if (isUnfinished(reply)) awaited.current = reply.jobId;
      else toast(reply.state === 'cancelled' ? CANCELLED : importSuccess(scope, reply));
    },
    onError: (error: unknown) => toast(importFailure(scope, userMessageOf(error))),
    onSettled: refresh,
  });
  const competitive = useMutation({ ...importCompetitiveCollegesMutation(), ...replies('competitive') });
  const all = useMutation({ ...importAllCollegesMutation(), ...replies('all') });

  const announceEnd = useEffectEvent((latest: ImportProgress | null) => {
    if (latest === null || latest.id !== awaited.current || isUnfinished(latest)) return;
    awaited.current = null;
    if (latest.state === 'failed') toast(importFailure(latest.scope, latest.error));
    else toast(latest.state === 'cancelled' ? CANCELLED : importSuccess(latest.scope, latest));
    void refresh();
  });
  useEffect(() => announceEnd(current), [current]);

  return { competitive, all };
};
