import { useEffect, useSyncExternalStore } from 'react';
import type * as frame from '../words/frame.es';
import { useLanguage } from './language';

type FrameWords = typeof frame.spanish;
export type FrameSentence = keyof FrameWords;

let spanish: FrameWords | undefined;
const listeners = new Set<() => void>();

/** Loads the Spanish of the frame. Rejects where it can't be loaded. */
export const loadFrameWords = async () => {
  spanish = (await import('../words/frame.es')).spanish;
  listeners.forEach((listener) => listener());
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Says a sentence of the frame around every page in the reader's language; in English until Spanish has loaded. A room of a page
 * has its own words: see `useWords`.
 */
export const useSay = () => {
  const isSpanish = useLanguage() === 'es';
  const loaded = useSyncExternalStore(
    subscribe,
    () => spanish,
    () => undefined,
  );

  useEffect(() => {
    if (isSpanish && !spanish) loadFrameWords().catch(() => undefined); // English until the next page
  }, [isSpanish]);

  return (english: FrameSentence): string => (isSpanish && loaded?.[english]) || english;
};
