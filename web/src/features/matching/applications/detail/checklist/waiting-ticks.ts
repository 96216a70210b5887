import { useSyncExternalStore } from 'react';
import { sessionOwner, subscribeToSession } from '@/lib/session/session';

/** A press that the server has not got yet. */
export type WaitingTick = { applicationId: string; itemId: string; doneOn: string | null };

/** In localStorage: it outlives the tab, and signing out deletes it. */
const PREFIX = 'flyleaf.application-ticks.';
const key = () => `${PREFIX}${sessionOwner() ?? ''}`;

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  addEventListener('storage', listener);
  const unsubscribe = subscribeToSession(listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
    unsubscribe();
  };
};

const stored = () => localStorage.getItem(key()) ?? '[]';

export const waitingTicks = (): WaitingTick[] => {
  try {
    const ticks: unknown = JSON.parse(stored());
    return Array.isArray(ticks) ? (ticks as WaitingTick[]) : [];
  } catch {
    return [];
  }
};

const isSame = (one: WaitingTick, other: WaitingTick) =>
  one.applicationId === other.applicationId && one.itemId === other.itemId;

const store = (ticks: readonly WaitingTick[]) => {
  if (sessionOwner() === null) return;
  if (ticks.length > 0) localStorage.setItem(key(), JSON.stringify(ticks));
  else localStorage.removeItem(key());
  listeners.forEach((listener) => listener());
};

/** The last press on an item counts. */
export const keepTick = (tick: WaitingTick) =>
  store([...waitingTicks().filter((other) => !isSame(tick, other)), tick]);

export const dropTick = (tick: WaitingTick) => store(waitingTicks().filter((other) => !isSame(tick, other)));

export const useWaitingTicks = (applicationId: string): WaitingTick[] => {
  useSyncExternalStore(subscribe, stored);
  return waitingTicks().filter((tick) => tick.applicationId === applicationId);
};
