import { useSyncExternalStore } from 'react';
import { sessionOwner, subscribeToSession } from '../session/session';

// Every page loads this; what only a change that waits needs is in unsent.ts.

export const UNSENT = 'flyleaf.unsent.';

const listeners = new Set<() => void>();
export const notifyUnsent = () => listeners.forEach((listener) => listener());

export const subscribeToUnsent = (listener: () => void) => {
  listeners.add(listener);
  addEventListener('storage', listener);
  const unsubscribe = subscribeToSession(listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
    unsubscribe();
  };
};

export const readUnsent = (): unknown[] => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(`${UNSENT}${sessionOwner() ?? ''}`) ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
};

/** How many changes of this account wait to be sent. */
export const useUnsentCount = () => useSyncExternalStore(subscribeToUnsent, () => readUnsent().length);

export const unsentWords = (count: number) =>
  count > 1
    ? `We kept ${count} changes on this computer and will send them when you’re back.`
    : 'We kept this on this computer and will send it when you’re back.';
