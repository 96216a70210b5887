import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReminderSettings } from '@/api';
import { getReminderSettingsQueryKey } from '@/api/@tanstack/react-query.gen';
import { chooseRemindersMutation, getReminderSettingsOptions } from '@/api/queries/applications.gen';
import { toast } from '@/components/ui/toasts/toast-store';
import { zoneOfBrowser } from './time-zones';

type Choice = Pick<ReminderSettings, 'bell' | 'email'> & { timeZone: string };

/** The stored choice, or the one on its way. The time zone is this browser's until one is chosen. */
export const useReminders = () => {
  const queryClient = useQueryClient();
  const stored = useQuery(getReminderSettingsOptions());
  const save = useMutation({
    ...chooseRemindersMutation(),
    onSuccess: (saved) => {
      queryClient.setQueryData(getReminderSettingsQueryKey(), saved);
      toast({ title: savedTitle(saved) });
    },
    onError: () =>
      toast({
        tone: 'error',
        title: 'Error',
        description: 'We couldn’t save your choice. Please try again.',
      }),
  });
  const choice: Choice | undefined = save.isPending
    ? save.variables.body
    : stored.data && { ...stored.data, timeZone: stored.data.timeZone ?? zoneOfBrowser() };

  return {
    stored,
    choice,
    isSaving: save.isPending,
    choose: (changes: Partial<Choice>) => {
      if (choice === undefined) return;
      const { bell, email, timeZone } = { ...choice, ...changes };
      save.mutate({ body: { bell, email, timeZone } });
    },
  };
};

const savedTitle = ({ bell, email }: ReminderSettings) => {
  if (!bell && !email) return 'Reminders are off';
  if (bell && email) return 'We’ll remind you here and by email';
  return bell ? 'We’ll remind you here' : 'We’ll remind you by email';
};
