import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listShareLinksQueryKey } from '@/api/@tanstack/react-query.gen';
import { endShareLinkMutation, listShareLinksOptions, makeShareLinkMutation } from '@/api/queries/family.gen';
import { toast } from '@/components/ui/toasts/toast-store';
import { userMessageOf } from '@/lib/api/api-error';

export const useShareLinks = () => useQuery(listShareLinksOptions());

const useReload = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: listShareLinksQueryKey() });
};

const showFailure = (otherwise: string) => (error: unknown) =>
  toast({ tone: 'error', title: 'Error', description: userMessageOf(error) ?? otherwise });

/** The address is known only right after it was made. */
export const useMakeShareLink = () => {
  const reload = useReload();
  return useMutation({
    ...makeShareLinkMutation(),
    onSuccess: reload,
    onError: showFailure('We couldn’t make a link. Please try again.'),
  });
};

export const useEndShareLink = (name: string) => {
  const reload = useReload();
  return useMutation({
    ...endShareLinkMutation(),
    onSuccess: () => {
      toast({ title: 'Link turned off', description: `The link for ${name} doesn’t work anymore.` });
      return reload();
    },
    onError: showFailure('We couldn’t turn it off. Please try again.'),
  });
};
