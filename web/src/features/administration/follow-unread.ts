import { streamUnreadNotifications } from '@/api';

/** The server says something every 15 s; a line that is silent for longer is dead. */
const IDLE_MS = 40_000;
const RETRY_MS = 3_000;
const POLL_MS = 60_000;
const POLL_WHEN_DOWN_MS = 5 * 60_000;

type FollowOptions = {
  signal: AbortSignal;
  onUnread: (unread: number) => void;
  /** Asks for the number in the ordinary way. Null: nobody answered. */
  fetchUnread: () => Promise<number | null>;
};

/**
 * Tells the number of unread notifications as it changes, until `signal` says stop: by the event stream, and as long as
 * that cannot be had, by asking now and then.
 */
export const followUnread = async ({ signal, onUnread, fetchUnread }: FollowOptions) => {
  const stopped = () => signal.aborted;
  let failures = 0;
  while (!stopped()) {
    const received = await listen(signal, onUnread);
    if (stopped()) return;

    failures = received ? 0 : failures + 1;
    const unread = received ? undefined : await fetchUnread();
    if (typeof unread === 'number') onUnread(unread);
    await pause(retryDelay(failures, unread !== null), signal);
  }
};

/** Twice as long after each miss: up to a minute while the server answers otherwise, five when it does not. */
export const retryDelay = (failures: number, answers: boolean) =>
  Math.min(RETRY_MS * 2 ** failures, answers ? POLL_MS : POLL_WHEN_DOWN_MS);

/** Whether anything was received before the stream ended. A sign-in that ended too ends it: the next call gets a new token. */
const listen = async (signal: AbortSignal, onUnread: FollowOptions['onUnread']) => {
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
    for await (const { unread } of stream) {
      received = true;
      onUnread(unread);
    }
  } finally {
    clearTimeout(idleTimer);
    signal.removeEventListener('abort', disconnect);
  }
  return received;
};

/** Give or take a quarter, so that all pages cut off together do not come back together. */
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
