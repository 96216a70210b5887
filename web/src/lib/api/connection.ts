import { useSyncExternalStore } from 'react';

/** `intercepted`: the network answers in our server's place, as a Wi-Fi does that wants somebody to sign in to it first. */
export type Connection = 'online' | 'offline' | 'intercepted';

let intercepted = false;
const listeners = new Set<() => void>();

// Another network may let us through.
addEventListener('online', () => {
  intercepted = false;
});

const connection = (): Connection => {
  if (!navigator.onLine) return 'offline';
  return intercepted ? 'intercepted' : 'online';
};

/** Who gave the latest answer to a call. */
export const noteInterception = (now: boolean) => {
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

/** Calls `listener` whenever our server can be reached again. */
export const onReconnect = (listener: () => void) =>
  subscribeToConnection(() => {
    if (connection() === 'online') listener();
  });

export const useConnection = () => useSyncExternalStore(subscribeToConnection, connection);
