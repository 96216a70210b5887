import { useSyncExternalStore } from 'react';
import { sessionOwner, subscribeToSession } from '../session/session';

/*
 * What the student saved while the server could not be reached. It lies in localStorage: unlike a draft it must survive closing
 * the tab, and unlike IndexedDB it is gone at once, in every tab, when the student logs out or the account is removed, which
 * matters on a shared computer. Each account has its own, and signing in as someone else deletes the others.
 */
const PREFIX = 'flyleaf.unsent.';
const keyOf = (owner: string) => `${PREFIX}${owner}`;

const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

export const readUnsent = (): unknown[] => {
  const owner = sessionOwner();
  try {
    const value: unknown = JSON.parse((owner !== null && localStorage.getItem(keyOf(owner))) || '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
};

/** Throws when the browser has no room, or nobody is signed in. */
export const storeUnsent = (changes: readonly object[]) => {
  const owner = sessionOwner();
  if (owner === null) throw new Error('Nobody is signed in.');
  if (changes.length > 0) localStorage.setItem(keyOf(owner), JSON.stringify(changes));
  else localStorage.removeItem(keyOf(owner));
  notify();
};

const forgetOthers = () => {
  const owner = sessionOwner();
  if (owner === null) return;
  for (const key of Object.keys(localStorage))
    if (key.startsWith(PREFIX) && key !== keyOf(owner)) localStorage.removeItem(key);
};

const subscribe = (listener: () => void) => {
  const changed = () => {
    forgetOthers();
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', listener);
  const unsubscribe = subscribeToSession(changed);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
    unsubscribe();
  };
};

/** How the bar and the steps say it. */
export const unsentWords = (count: number) =>
  count === 1
    ? 'We kept this on this computer and will send it when you’re back.'
    : `We kept ${count} changes on this computer and will send them when you’re back.`;

/** How many changes of this account wait to be sent. */
export const useUnsentCount = () => useSyncExternalStore(subscribe, () => readUnsent().length);

/** Changes whenever a change is added, sent or decided. */
export const useUnsentText = () => useSyncExternalStore(subscribe, () => JSON.stringify(readUnsent()));
