import { useSyncExternalStore } from 'react';

/** The message on its way, or what became of the last one. All panels of the page show the same. */
export type TurnState = {
  /** null: nothing is on its way. */
  pending: { status: string | null; text: string } | null;
  /** Why the last message was not answered. */
  problem: string | null;
  /** The reply that just arrived. */
  newest: string | null;
};

let state: TurnState = { pending: null, problem: null, newest: null };
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const turnState = () => state;

export const changeTurn = (change: Partial<TurnState>) => {
  state = { ...state, ...change };
  listeners.forEach((listener) => listener());
};

export const useTurn = () => useSyncExternalStore(subscribe, turnState);
