import { useSyncExternalStore } from 'react';

const KEY = 'flyleaf.shortcuts';
const listeners = new Set<() => void>();

/** Single-key shortcuts can get in the way of speech input, so they can be switched off. */
export const shortcutsAreOn = () => localStorage.getItem(KEY) !== 'off';

export const setShortcuts = (on: boolean) => {
  if (on) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, 'off');
  listeners.forEach((listener) => listener());
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
};

export const useShortcutChoice = () => useSyncExternalStore(subscribe, shortcutsAreOn, shortcutsAreOn);
