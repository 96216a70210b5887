import { useSyncExternalStore } from 'react';

/** Signs out; waits for the student's answer. */
type SignOut = () => void;

let asked: SignOut | null = null;
const listeners = new Set<() => void>();

const change = (next: SignOut | null) => {
  asked = next;
  listeners.forEach((listener) => listener());
};

export const askBeforeSigningOut = (signOut: SignOut) => change(signOut);
export const forgetAskedSignOut = () => change(null);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useAskedSignOut = () => useSyncExternalStore(subscribe, () => asked);
