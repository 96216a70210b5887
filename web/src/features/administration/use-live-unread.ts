import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listNotificationsOptions } from '@/api/queries/administration.gen';
import { updateUnread } from './notifications';
import { reloadSharing } from './reload-sharing';

/** Keeps the unread count up to date once the list has loaded. */
export const useLiveUnread = (userId: string, started: boolean) => {
  const queryClient = useQueryClient();

  useEffect(() => {
    if (!started) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const follow = async () => {
      const { shareUnread } = await import('./share-unread');
      if (signal.aborted) return;
      await shareUnread({
        userId,
        signal,
        onUnread: (unread) => updateUnread(queryClient, unread),
        onSharingChanged: () => void reloadSharing(queryClient),
        fetchUnread: () =>
          queryClient.query({ ...listNotificationsOptions(), staleTime: 0 }).then(
            ({ unread }) => unread,
            () => null,
          ),
      });
    };
    // Without it the count is that of the list.
    void follow().catch(() => undefined);
    return () => leaving.abort();
  }, [queryClient, userId, started]);
};
