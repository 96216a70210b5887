import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ImportReply } from '@/api';
import { listScorecardCollegesQueryKey, showImportStatusQueryKey } from '@/api/@tanstack/react-query.gen';
import { importAllCollegesMutation, importCompetitiveCollegesMutation } from '@/api/queries/admin.gen';
import { toast } from '@/components/ui/toasts/toast-store';
import { userMessageOf } from '@/lib/api/api-error';
import { awaitImport } from './awaited-import';
import { CANCELLED, importFailure, importSuccess, isUnfinished, type Scope } from './import-words';

export const IMPORTING = ['importing'];

/** Starts imports. The end of one that is still running when the server replies is left to `ImportAnnouncer`. */
export const useImports = () => {
  const queryClient = useQueryClient();
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: showImportStatusQueryKey() }),
      queryClient.invalidateQueries({ queryKey: listScorecardCollegesQueryKey() }),
    ]);
  const replies = (scope: Scope) => ({
    mutationKey: IMPORTING,
    onSuccess: (reply: ImportReply) => {
      if (isUnfinished(reply)) awaitImport(reply.jobId);
      else toast(reply.state === 'cancelled' ? CANCELLED : importSuccess(scope, reply));
    },
    onError: (error: unknown) => toast(importFailure(scope, userMessageOf(error))),
    onSettled: refresh,
  });

  return {
    competitive: useMutation({ ...importCompetitiveCollegesMutation(), ...replies('competitive') }),
    all: useMutation({ ...importAllCollegesMutation(), ...replies('all') }),
  };
};
