import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getEssaySettingsQueryKey } from '@/api/@tanstack/react-query.gen';
import { chooseEssaySettingsMutation, getEssaySettingsOptions } from '@/api/queries/essays.gen';
import { toast } from '@/components/ui/toasts/toast-store';

/** The student's choice; while a new one is being saved, that one. */
export const useOutsideReader = () => {
  const queryClient = useQueryClient();
  const settings = useQuery(getEssaySettingsOptions());
  const choose = useMutation({
    ...chooseEssaySettingsMutation(),
    onSuccess: (saved) => {
      queryClient.setQueryData(getEssaySettingsQueryKey(), saved);
      toast({
        title: saved.allowsOutsideReader
          ? 'Saved: a second reader may help'
          : 'Saved: only Flyleaf reads your essays',
      });
    },
    onError: () =>
      toast({
        tone: 'error',
        title: 'Error',
        description: 'We couldn’t save your choice. Please try again.',
      }),
  });

  const wanted = choose.isPending ? choose.variables.body.allowsOutsideReader : undefined;
  return {
    isConfigured: settings.data?.hasOutsideReader === true,
    isAllowed: wanted ?? settings.data?.allowsOutsideReader ?? true,
    isSaving: choose.isPending,
    choose: (allowsOutsideReader: boolean) => choose.mutate({ body: { allowsOutsideReader } }),
  };
};
