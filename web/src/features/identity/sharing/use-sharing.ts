import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getSharingQueryKey } from '@/api/@tanstack/react-query.gen';
import {
  changeSharedPartsMutation,
  endSharingMutation,
  getSharingOptions,
  inviteAdultMutation,
  withdrawInvitationMutation,
} from '@/api/queries/family.gen';
import { toast } from '@/components/ui/toasts/toast-store';
import { settingsRefusal } from '../refusal-words';

const showFailure = (error: unknown) =>
  toast({ tone: 'error', title: 'Error', description: settingsRefusal(error) });

export const useSharing = () => useQuery(getSharingOptions());

const useReload = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: getSharingQueryKey() });
};

/** The code is known only right after it was made. */
export const useInvite = () => {
  const reload = useReload();
  return useMutation({ ...inviteAdultMutation(), onSuccess: reload, onError: showFailure });
};

export const useWithdraw = () => {
  const reload = useReload();
  return useMutation({ ...withdrawInvitationMutation(), onSuccess: reload, onError: showFailure });
};

export const useChangeParts = () => {
  const client = useQueryClient();
  return useMutation({
    ...changeSharedPartsMutation(),
    onSuccess: (sharing) => client.setQueryData(getSharingQueryKey(), sharing),
    onError: showFailure,
  });
};

export const useEndSharing = (name: string) => {
  const reload = useReload();
  return useMutation({
    ...endSharingMutation(),
    onSuccess: () => {
      toast({ title: 'Sharing Ended', description: `${name} can’t see anything of yours anymore.` });
      return reload();
    },
    onError: showFailure,
  });
};
