import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getSharingQueryKey } from '@/api/@tanstack/react-query.gen';
import {
  changeSharedPartsMutation,
  declineRequestMutation,
  endSharingMutation,
  getSharingOptions,
  grantRequestMutation,
  inviteAdultMutation,
  sendInvitationAgainMutation,
  withdrawInvitationMutation,
} from '@/api/queries/family.gen';
import { toast } from '@/components/ui/toasts/toast-store';
import { fieldProblemsOf } from '@/lib/api/api-error';
import { settingsRefusal } from '../refusal-words';

const showFailure = (error: unknown) =>
  toast({ tone: 'error', title: 'Error', description: settingsRefusal(error) });

export const useSharing = () => useQuery(getSharingOptions());

const useReload = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: getSharingQueryKey() });
};

/** The code is known only right after it was made. A problem with the email stands at its field. */
export const useInvite = () => {
  const reload = useReload();
  return useMutation({
    ...inviteAdultMutation(),
    onSuccess: reload,
    onError: (error) => {
      if (fieldProblemsOf(error).length === 0) showFailure(error);
    },
  });
};

export const useSendAgain = (address: string) =>
  useMutation({
    ...sendInvitationAgainMutation(),
    onSuccess: () =>
      toast({ title: 'Sending Again', description: `The invitation is on its way to ${address}.` }),
    onError: showFailure,
  });

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

export const useGrant = (name: string) => {
  const client = useQueryClient();
  const reload = useReload();
  return useMutation({
    ...grantRequestMutation(),
    onSuccess: (sharing) => {
      toast({ title: 'Sharing Started', description: `${name} sees what you chose.` });
      client.setQueryData(getSharingQueryKey(), sharing);
    },
    onError: (error) => {
      showFailure(error);
      return reload();
    },
  });
};

export const useDecline = () => {
  const reload = useReload();
  return useMutation({ ...declineRequestMutation(), onSuccess: reload, onError: showFailure });
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
