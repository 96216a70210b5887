import { streamUnreadNotifications } from '@/api';

/** The server says something every 15 s; a line that is silent for longer is dead. */
const SILENCE_MS = 40_000;
const COME_BACK_MS = 3_000;
const POLL_MS = 60_000;
const POLL_WHEN_DOWN_MS = 5 * 60_000;

type Follower = {
  signal: AbortSignal;
  onUnread: (unread: number) => void;
  /** Asks for the number in the ordinary way. Null: nobody answered. */
  lookAgain: () => Promise<number | null>;
};

/**
 * Tells the number of unread notifications as it changes, until `signal` says stop: by the event stream, and as long as
 * that cannot be had, by asking now and then.
 */
export const followUnread = async ({ signal, onUnread, lookAgain }: Follower) => {
  const stopped = () => signal.aborted;
  let misses = 0;
  while (!stopped()) {
    const heard = await listen(signal, onUnread);
    if (stopped()) return;

    misses = heard ? 0 : misses + 1;
    const unread = heard ? undefined : await lookAgain();
    if (typeof unread === 'number') onUnread(unread);
    await pause(pauseAfter(misses, unread !== null), signal);
  }
};

/** Twice as long after each miss: up to a minute while the server answers otherwise, five when it does not. */
export const pauseAfter = (misses: number, answers: boolean) =>
  Math.min(COME_BACK_MS * 2 ** misses, answers ? POLL_MS : POLL_WHEN_DOWN_MS);

/** Whether anything was heard before the stream ended. A sign-in that ended too ends it: the next call gets a new token. */
const listen = async (signal: AbortSignal, onUnread: Follower['onUnread']) => {
  let heard = false;
  const line = new AbortController();
  const hangUp = () => line.abort();
  let silence = setTimeout(hangUp, SILENCE_MS);
  signal.addEventListener('abort', hangUp);

  try {
    const { stream } = await streamUnreadNotifications({
      signal: line.signal,
      sseMaxRetryAttempts: 1,
      onSseEvent: () => {
        clearTimeout(silence);
        silence = setTimeout(hangUp, SILENCE_MS);
      },
    });
    for await (const { unread } of stream) {
      heard = true;
      onUnread(unread);
    }
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', hangUp);
  }
  return heard;
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
