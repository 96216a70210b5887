import { useSyncExternalStore } from 'react';
import { sessionOwner, subscribeToSession } from '@/lib/session/session';

/** In localStorage, so that it survives a reload and is gone in every tab once the student logs out. */
const PREFIX = 'flyleaf.chat-draft.';
const listeners = new Set<() => void>();

const ownKey = () => {
  const owner = sessionOwner();
  return owner === null ? null : `${PREFIX}${owner}`;
};

export const typedText = () => {
  const key = ownKey();
  return key === null ? '' : (localStorage.getItem(key) ?? '');
};

/** Another account's text is deleted. */
export const keepTypedText = (text: string) => {
  const own = ownKey();
  for (const key of Object.keys(localStorage))
    if (key.startsWith(PREFIX) && (key !== own || text === '')) localStorage.removeItem(key);
  if (own !== null && text !== '') localStorage.setItem(own, text);
  listeners.forEach((listener) => listener());
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  const unsubscribe = subscribeToSession(listener);
  return () => {
    listeners.delete(listener);
    unsubscribe();
  };
};

/** What the student typed and has not sent. */
export const useTypedText = () => useSyncExternalStore(subscribe, typedText);
