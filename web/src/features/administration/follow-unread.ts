import { streamUnreadNotifications } from '@/api/calls/administration.gen';

/** The server sends a heartbeat every 15 s. */
const IDLE_MS = 40_000;
const RETRY_MS = 3_000;
const POLL_MS = 60_000;
const POLL_WHEN_DOWN_MS = 5 * 60_000;

type FollowOptions = {
  signal: AbortSignal;
  onUnread: (unread: number) => void;
  /** Something is shared, or no longer shared, with this person or by them. */
  onSharingChanged: () => void;
  /** Fetches the count; null when the server can't be reached. */
  fetchUnread: () => Promise<number | null>;
};

/** Reports the unread count until `signal` aborts: from the event stream, or by polling while there is none. */
export const followUnread = async ({ signal, onUnread, onSharingChanged, fetchUnread }: FollowOptions) => {
  const stopped = () => signal.aborted;
  let failures = 0;
  while (!stopped()) {
    const received = await listen({ signal, onUnread, onSharingChanged });
    if (stopped()) return;

    failures = received ? 0 : failures + 1;
    const unread = received ? undefined : await fetchUnread();
    if (typeof unread === 'number') onUnread(unread);
    await pause(retryDelay(failures, unread !== null), signal);
  }
};

/** Doubles after each failure: up to a minute while the server answers other calls, five when it doesn't. */
export const retryDelay = (failures: number, answers: boolean) =>
  Math.min(RETRY_MS * 2 ** failures, answers ? POLL_MS : POLL_WHEN_DOWN_MS);

/** Returns whether any event arrived. The stream also ends when the access token expires; the next call gets a new one. */
const listen = async ({ signal, onUnread, onSharingChanged }: Omit<FollowOptions, 'fetchUnread'>) => {
  let received = false;
  const connection = new AbortController();
  const disconnect = () => connection.abort();
  let idleTimer = setTimeout(disconnect, IDLE_MS);
  signal.addEventListener('abort', disconnect);

  try {
    const { stream } = await streamUnreadNotifications({
      signal: connection.signal,
      sseMaxRetryAttempts: 1,
      onSseEvent: () => {
        clearTimeout(idleTimer);
        idleTimer = setTimeout(disconnect, IDLE_MS);
      },
    });
    for await (const event of stream) {
      received = true;
      if ('unread' in event) onUnread(event.unread);
      else onSharingChanged();
    }
  } finally {
    clearTimeout(idleTimer);
    signal.removeEventListener('abort', disconnect);
  }
  return received;
};

/** Varies by up to 25%, so that pages cut off together don't all reconnect at once. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms * (0.75 + Math.random() / 2));
    addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
