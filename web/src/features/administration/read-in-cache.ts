import { type QueryClient } from '@tanstack/react-query';
import { type NotificationList } from '@/api';
import { listNotificationsQueryKey } from '@/api/@tanstack/react-query.gen';

const key = () => listNotificationsQueryKey();

/** Marks as read in the cache and returns the previous list. */
export const showRead = async (queryClient: QueryClient, id?: string) => {
  await queryClient.cancelQueries({ queryKey: key() });
  const before = queryClient.getQueryData<NotificationList>(key());
  if (before) queryClient.setQueryData(key(), id === undefined ? allRead(before) : oneRead(before, id));
  return before;
};

export const restoreList = (queryClient: QueryClient, before: NotificationList | undefined) => {
  if (before) queryClient.setQueryData(key(), before);
};

const now = () => new Date().toISOString();

const allRead = ({ items }: NotificationList): NotificationList => ({
  unread: 0,
  items: items.map((item) => ({ ...item, readAt: item.readAt ?? now() })),
});

const oneRead = (list: NotificationList, id: string): NotificationList => {
  const found = list.items.find((item) => item.id === id && item.readAt === null);
  if (!found) return list;
  return {
    unread: Math.max(0, list.unread - 1),
    items: list.items.map((item) => (item === found ? { ...item, readAt: now() } : item)),
  };
};
