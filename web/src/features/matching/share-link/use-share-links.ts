import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listShareLinksQueryKey } from '@/api/@tanstack/react-query.gen';
import { endShareLinkMutation, listShareLinksOptions, makeShareLinkMutation } from '@/api/queries/family.gen';
import { toast } from '@/components/ui/toasts/toast-store';
import { userMessageOf } from '@/lib/api/api-error';
import { useLanguage } from '@/lib/preferences/language';
import { useOwnLinksWords } from './use-own-links-words';

export const useShareLinks = () => useQuery(listShareLinksOptions());

const useReload = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: listShareLinksQueryKey() });
};

/** The server’s own message is in English. */
const useShowFailure = () => {
  const { error: title } = useOwnLinksWords();
  const isEnglish = useLanguage() === 'en';
  return (otherwise: string) => (error: unknown) =>
    toast({
      tone: 'error',
      title,
      description: (isEnglish ? userMessageOf(error) : undefined) ?? otherwise,
    });
};

/** The address is known only right after it was made. */
export const useMakeShareLink = () => {
  const showFailure = useShowFailure();
  const { notMade } = useOwnLinksWords();
  const reload = useReload();
  return useMutation({
    ...makeShareLinkMutation(),
    onSuccess: reload,
    onError: showFailure(notMade),
  });
};

export const useEndShareLink = (name: string) => {
  const showFailure = useShowFailure();
  const words = useOwnLinksWords();
  const reload = useReload();
  return useMutation({
    ...endShareLinkMutation(),
    onSuccess: () => {
      toast({ title: words.ended, description: words.endedWhat(name) });
      return reload();
    },
    onError: showFailure(words.notEnded),
  });
};
