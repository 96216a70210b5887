import { followUnread } from './follow-unread';

const SHARING_CHANGED = 'sharing-changed';

type ShareOptions = Parameters<typeof followUnread>[0] & { userId: string };

/** One tab holds the connection and shares with the others; when it closes, the next takes over. */
export const shareUnread = ({ userId, signal, onUnread, onSharingChanged, fetchUnread }: ShareOptions) => {
  const name = `flyleaf.unread.${userId}`;
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => {
    if (typeof data === 'number') onUnread(data);
    else if (data === SHARING_CHANGED) onSharingChanged();
  };
  signal.addEventListener('abort', () => channel.close());

  const follow = () =>
    followUnread({
      signal,
      fetchUnread,
      onUnread: (unread) => {
        onUnread(unread);
        if (!signal.aborted) channel.postMessage(unread);
      },
      onSharingChanged: () => {
        onSharingChanged();
        if (!signal.aborted) channel.postMessage(SHARING_CHANGED);
      },
    });

  // Locks need a secure context. On plain http each tab connects on its own; the server limits how many.
  if (!('locks' in navigator)) return follow();
  return navigator.locks.request(name, { signal }, follow).catch(() => undefined); // aborted while waiting for the lock
};
