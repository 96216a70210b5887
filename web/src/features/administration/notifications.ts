import { type QueryClient } from '@tanstack/react-query';
import { type NotificationList } from '@/api';
import { listNotificationsQueryKey } from '@/api/@tanstack/react-query.gen';

const key = () => listNotificationsQueryKey();

export const reloadNotifications = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: key() });

/** Reloads the list when the server's count differs from the cached one. */
export const updateUnread = (queryClient: QueryClient, unread: number) => {
  const known = queryClient.getQueryData<NotificationList>(key());
  if (known?.unread !== unread) void reloadNotifications(queryClient);
};
