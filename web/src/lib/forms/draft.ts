import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { sessionOwner, subscribeToSession } from '../session/session';

const PAUSE_MS = 800;

const DRAFTS = 'flyleaf.draft.';
const keyOf = (owner: string, name: string) => `${DRAFTS}${owner}.${name}`;

/** What was typed and not yet saved; undefined when there is nothing, or nobody is signed in. */
export const readDraft = (name: string): unknown => {
  const owner = sessionOwner();
  try {
    const text = owner === null ? null : sessionStorage.getItem(keyOf(owner, name));
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Whether this tab keeps anything unsaved, also while nobody is signed in. */
export const hasDrafts = () => Object.keys(sessionStorage).some((key) => key.startsWith(DRAFTS));

let changes = 0;
const listeners = new Set<() => void>();

const changed = () => {
  changes += 1;
  listeners.forEach((listener) => listener());
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Which of these have something typed and not yet saved, followed as it comes and goes. */
export const useKeptDrafts = (names: readonly string[]) => {
  useSyncExternalStore(subscribe, () => changes);
  return names.filter((name) => readDraft(name) !== undefined);
};

const writeDraft = (name: string, values: unknown) => {
  const owner = sessionOwner();
  if (owner === null) return;
  sessionStorage.setItem(keyOf(owner, name), JSON.stringify(values));
  changed();
};

const dropDraft = (name: string) => {
  const owner = sessionOwner();
  if (owner === null) return;
  sessionStorage.removeItem(keyOf(owner, name));
  changed();
};

/**
 * Keeps unsaved values in this tab after a pause in typing, and at once when the page or the session ends.
 * Signing out wipes them.
 */
export const useDraft = (name: string, values: unknown, dirty: boolean) => {
  const [kept, setKept] = useState(false);
  const waiting = useRef<{ values: unknown } | null>(null);
  const wasDirty = useRef(false);

  useEffect(() => {
    if (!dirty) {
      if (wasDirty.current) dropDraft(name);
      wasDirty.current = false;
      waiting.current = null;
      setKept(false);
      return;
    }
    wasDirty.current = true;
    waiting.current = { values };
    const timer = setTimeout(() => {
      if (!waiting.current) return; // saved meanwhile
      writeDraft(name, values);
      waiting.current = null;
      setKept(true);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [name, values, dirty]);

  useEffect(() => {
    const keepNow = () => {
      if (waiting.current) writeDraft(name, waiting.current.values);
    };
    addEventListener('pagehide', keepNow);
    const unsubscribe = subscribeToSession(keepNow);
    return () => {
      keepNow();
      removeEventListener('pagehide', keepNow);
      unsubscribe();
    };
  }, [name]);

  /** The values were saved: nothing is left to keep. */
  const drop = () => {
    waiting.current = null;
    wasDirty.current = false;
    dropDraft(name);
  };

  return { kept, drop };
};
