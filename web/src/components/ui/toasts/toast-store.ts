import { type ReactNode } from 'react';

type ToastAction = { label: string; onClick: () => void };

export type ToastMessage = {
  title: string;
  description?: string;
  /** Errors are assertive and stay until closed; others are polite and close after five seconds. */
  tone?: 'info' | 'error';
  action?: ToastAction;
  /** Until it closes by itself, where five seconds are too short. */
  milliseconds?: number;
  icon?: ReactNode;
};

export type ShownToast = ToastMessage & { id: number; open: boolean };

let shown: ShownToast | null = null;
const listeners = new Set<() => void>();

const show = (next: ShownToast | null) => {
  shown = next;
  listeners.forEach((listener) => listener());
};

/** One toast at a time: a new one replaces the last. */
export const toast = (message: ToastMessage) => show({ ...message, id: (shown?.id ?? 0) + 1, open: true });

export const dismissToast = () => {
  if (shown) show({ ...shown, open: false });
};

export const shownToast = () => shown;

export const subscribeToToasts = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
