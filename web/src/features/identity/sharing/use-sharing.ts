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
import { useSettingsWords } from '../settings/use-settings-words';
import { useSharingWords } from './use-sharing-words';

const useShowFailure = () => {
  const words = useSettingsWords();
  return (error: unknown) => toast({ tone: 'error', title: words.error, description: words.refusal(error) });
};

export const useSharing = () => useQuery(getSharingOptions());

const useReload = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: getSharingQueryKey() });
};

/** The code is known only right after it was made. A problem with the email stands at its field. */
export const useInvite = () => {
  const showFailure = useShowFailure();
  const reload = useReload();
  return useMutation({
    ...inviteAdultMutation(),
    onSuccess: reload,
    onError: (error) => {
      if (fieldProblemsOf(error).length === 0) showFailure(error);
    },
  });
};

export const useSendAgain = (address: string) => {
  const showFailure = useShowFailure();
  const { sendingAgain, sendingAgainWhat } = useSharingWords();
  return useMutation({
    ...sendInvitationAgainMutation(),
    onSuccess: () => toast({ title: sendingAgain, description: sendingAgainWhat(address) }),
    onError: showFailure,
  });
};

export const useWithdraw = () => {
  const showFailure = useShowFailure();
  const reload = useReload();
  return useMutation({ ...withdrawInvitationMutation(), onSuccess: reload, onError: showFailure });
};

export const useChangeParts = () => {
  const showFailure = useShowFailure();
  const client = useQueryClient();
  return useMutation({
    ...changeSharedPartsMutation(),
    onSuccess: (sharing) => client.setQueryData(getSharingQueryKey(), sharing),
    onError: showFailure,
  });
};

export const useGrant = (name: string) => {
  const words = useSharingWords();
  const showFailure = useShowFailure();
  const client = useQueryClient();
  const reload = useReload();
  return useMutation({
    ...grantRequestMutation(),
    onSuccess: (sharing) => {
      toast({ title: words.started, description: words.startedWhat(name) });
      client.setQueryData(getSharingQueryKey(), sharing);
    },
    onError: (error) => {
      showFailure(error);
      return reload();
    },
  });
};

export const useDecline = () => {
  const showFailure = useShowFailure();
  const reload = useReload();
  return useMutation({ ...declineRequestMutation(), onSuccess: reload, onError: showFailure });
};

export const useEndSharing = (name: string) => {
  const words = useSharingWords();
  const showFailure = useShowFailure();
  const reload = useReload();
  return useMutation({
    ...endSharingMutation(),
    onSuccess: () => {
      toast({ title: words.ended, description: words.endedWhat(name) });
      return reload();
    },
    onError: showFailure,
  });
};
