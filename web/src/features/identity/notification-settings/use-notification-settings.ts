import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type NotificationSettings, type NotificationSettingsRequest } from '@/api';
import { getNotificationSettingsQueryKey } from '@/api/@tanstack/react-query.gen';
import { chooseNotificationsMutation, getNotificationSettingsOptions } from '@/api/queries/applications.gen';
import { toast } from '@/components/ui/toasts/toast-store';
import { zoneOfBrowser } from '@/lib/words/time-zones';
import { useNotificationWords } from './use-notification-words';

/** The stored choices, or those on their way. The time zone is this browser's until one is chosen. */
export const useNotificationSettings = () => {
  const queryClient = useQueryClient();
  const words = useNotificationWords();
  const stored = useQuery(getNotificationSettingsOptions());
  const save = useMutation({
    ...chooseNotificationsMutation(),
    onSuccess: (saved) => {
      queryClient.setQueryData(getNotificationSettingsQueryKey(), saved);
      toast({ title: words.saved });
    },
    onError: () => toast({ tone: 'error', title: words.failed, description: words.notSaved }),
  });
  const shown = stored.data && (save.isPending ? changed(stored.data, save.variables.body) : stored.data);

  return {
    stored,
    settings: shown && { ...shown, timeZone: shown.timeZone ?? zoneOfBrowser() },
    isSaving: save.isPending,
    /** With the first choice, the time zone is stored too: nobody knows otherwise when it is night. */
    choose: (choice: NotificationSettingsRequest) =>
      save.mutate({ body: { timeZone: stored.data?.timeZone ?? zoneOfBrowser(), ...choice } }),
  };
};

const changed = (
  settings: NotificationSettings,
  { topics = [], ...clock }: NotificationSettingsRequest,
): NotificationSettings => ({
  ...settings,
  ...clock,
  topics: settings.topics.map((each) => topics.find(({ topic }) => topic === each.topic) ?? each),
});
