import { useSyncExternalStore } from 'react';

const KEY = 'flyleaf.awaited-import';
const listeners = new Set<() => void>();

/** An import that this browser tab started, and whose end it has yet to announce. Survives another page and a reload. */
export const awaitImport = (id: string | null) => {
  if (id === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, id);
  listeners.forEach((listener) => listener());
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useAwaitedImport = () => useSyncExternalStore(subscribe, () => sessionStorage.getItem(KEY));
