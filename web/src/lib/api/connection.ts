import { useSyncExternalStore } from 'react';

/** `intercepted`: the network answers in our server's place, such as a Wi-Fi with its own sign-in page. */
export type Connection = 'online' | 'offline' | 'intercepted';

let intercepted = false;
const listeners = new Set<() => void>();

// It may be another network now.
addEventListener('online', () => {
  intercepted = false;
});

const connection = (): Connection => {
  if (!navigator.onLine) return 'offline';
  return intercepted ? 'intercepted' : 'online';
};

const replyListeners = new Set<() => void>();

/** Calls `listener` with each reply of our server. */
export const onReply = (listener: () => void) => {
  replyListeners.add(listener);
  return () => replyListeners.delete(listener);
};

/** With each reply: whether it came from the network in our server's place. */
export const setIntercepted = (now: boolean) => {
  if (!now) replyListeners.forEach((listener) => listener());
  if (intercepted === now) return;
  intercepted = now;
  listeners.forEach((listener) => listener());
};

export const subscribeToConnection = (listener: () => void) => {
  listeners.add(listener);
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

/** Calls `listener` whenever the server can be reached again. */
export const onReconnect = (listener: () => void) =>
  subscribeToConnection(() => {
    if (connection() === 'online') listener();
  });

export const useConnection = () => useSyncExternalStore(subscribeToConnection, connection);
