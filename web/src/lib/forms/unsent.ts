import { useSyncExternalStore } from 'react';
import { sessionOwner } from '../session/session';
import { notifyUnsent, readUnsent, subscribeToUnsent, UNSENT } from './unsent-count';

/**
 * Stores what the student saved while the server could not be reached. It lies in localStorage: unlike a draft it must survive
 * closing the tab, and unlike IndexedDB it is gone at once, in every tab, when the student logs out or the account is removed, which
 * matters on a shared computer. Each account has its own, and what another one left here is deleted. Throws when the browser has no
 * room, or nobody is signed in.
 */
export const storeUnsent = (changes: readonly object[]) => {
  const owner = sessionOwner();
  if (owner === null) throw new Error('Nobody is signed in.');
  const own = `${UNSENT}${owner}`;
  for (const key of Object.keys(localStorage))
    if (key.startsWith(UNSENT) && key !== own) localStorage.removeItem(key);

  if (changes.length > 0) localStorage.setItem(own, JSON.stringify(changes));
  else localStorage.removeItem(own);
  notifyUnsent();
};

/** Differs whenever a change was added, sent or decided. */
export const useUnsentText = () =>
  useSyncExternalStore(subscribeToUnsent, () => JSON.stringify(readUnsent()));
