import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getNotificationSettingsQueryKey } from '@/api/@tanstack/react-query.gen';
import { chooseNotificationsMutation, getNotificationSettingsOptions } from '@/api/queries/applications.gen';
import { toast } from '@/components/ui/toasts/toast-store';
import { zoneOfBrowser } from '@/lib/words/time-zones';

/** Turns reminders at the bell on or off, for who never chose. The time zone is this browser's. */
export const useReminders = () => {
  const queryClient = useQueryClient();
  const stored = useQuery(getNotificationSettingsOptions());
  const save = useMutation({
    ...chooseNotificationsMutation(),
    onSuccess: (saved) => {
      queryClient.setQueryData(getNotificationSettingsQueryKey(), saved);
      const isOn = saved.topics.some(({ topic, bell }) => topic === 'reminders' && bell);
      toast({ title: isOn ? 'We’ll remind you here' : 'Reminders are off' });
    },
    onError: () =>
      toast({
        tone: 'error',
        title: 'Error',
        description: 'We couldn’t save your choice. Please try again.',
      }),
  });

  return {
    /** False while it is not known. */
    neverChose: stored.data?.timeZone === null,
    isSaving: save.isPending,
    choose: (bell: boolean) =>
      save.mutate({
        body: { topics: [{ topic: 'reminders', bell, email: false }], timeZone: zoneOfBrowser() },
      }),
  };
};
