import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getCalendarFeedQueryKey } from '@/api/@tanstack/react-query.gen';
import {
  getCalendarFeedOptions,
  makeCalendarAddressMutation,
  turnOffCalendarFeedMutation,
} from '@/api/queries/applications.gen';
import { toast } from '@/components/ui/toasts/toast-store';

const failed = (description: string) => () => toast({ tone: 'error', title: 'Error', description });

/** The private address is known only right after it was made. */
export const useCalendarFeed = () => {
  const queryClient = useQueryClient();
  const feed = useQuery(getCalendarFeedOptions());
  const make = useMutation({
    ...makeCalendarAddressMutation(),
    onSuccess: ({ madeAt }) => queryClient.setQueryData(getCalendarFeedQueryKey(), { isOn: true, madeAt }),
    onError: failed('We couldn’t make an address. Please try again.'),
  });
  const turnOff = useMutation({
    ...turnOffCalendarFeedMutation(),
    onSuccess: () => {
      make.reset();
      queryClient.setQueryData(getCalendarFeedQueryKey(), { isOn: false, madeAt: null });
      toast({ title: 'Calendar turned off', description: 'The address doesn’t work anymore.' });
    },
    onError: failed('We couldn’t turn it off. Please try again.'),
  });

  return { feed, make, turnOff };
};
