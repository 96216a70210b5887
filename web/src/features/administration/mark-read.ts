import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  markAllNotificationsReadMutation,
  markNotificationReadMutation,
} from '@/api/queries/administration.gen';
import { toast } from '@/components/ui/toasts/toast-store';
import { useSay } from '@/lib/preferences/say';
import { reloadNotifications } from './notifications';
import { restoreList, showRead } from './read-in-cache';

/** Optimistic. On failure it silently becomes unread again: the user has moved on. */
export const useMarkRead = () => {
  const queryClient = useQueryClient();

  return useMutation({
    ...markNotificationReadMutation(),
    onMutate: ({ path: { id } }) => showRead(queryClient, id),
    onError: (_error, _sent, before) => restoreList(queryClient, before),
    onSettled: () => reloadNotifications(queryClient),
  });
};

export const useMarkAllRead = () => {
  const say = useSay();
  const queryClient = useQueryClient();

  return useMutation({
    ...markAllNotificationsReadMutation(),
    onMutate: () => showRead(queryClient),
    onError: (_error, _sent, before) => {
      restoreList(queryClient, before);
      toast({
        tone: 'error',
        title: say('Error'),
        description: say('Nothing was marked as read. Please try again.'),
      });
    },
    onSettled: () => reloadNotifications(queryClient),
  });
};
