import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { sessionOwner, subscribeToSession } from '../session/session';

const PAUSE_MS = 800;

const PREFIX = 'flyleaf.draft.';
const keyOf = (owner: string, name: string) => `${PREFIX}${owner}.${name}`;

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

/** Whether this tab has any account's draft. */
export const hasDrafts = () => Object.keys(sessionStorage).some((key) => key.startsWith(PREFIX));

let changes = 0;
const listeners = new Set<() => void>();

const notify = () => {
  changes += 1;
  listeners.forEach((listener) => listener());
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Which of these names have a draft. */
export const useSavedDrafts = (names: readonly string[]) => {
  useSyncExternalStore(subscribe, () => changes);
  return names.filter((name) => readDraft(name) !== undefined);
};

const saveDraft = (name: string, values: unknown) => {
  const owner = sessionOwner();
  if (owner === null) return;
  sessionStorage.setItem(keyOf(owner, name), JSON.stringify(values));
  notify();
};

const removeDraft = (name: string) => {
  const owner = sessionOwner();
  if (owner === null) return;
  sessionStorage.removeItem(keyOf(owner, name));
  notify();
};

/**
 * Saves unsaved values in this tab after a pause in typing, and at once when the page or the session ends. Signing out removes
 * them.
 */
export const useDraft = (name: string, values: unknown, dirty: boolean) => {
  const [saved, setSaved] = useState(false);
  const unsaved = useRef<{ values: unknown } | null>(null);
  const wasDirty = useRef(false);

  useEffect(() => {
    if (!dirty) {
      if (wasDirty.current) removeDraft(name);
      wasDirty.current = false;
      unsaved.current = null;
      setSaved(false);
      return;
    }
    wasDirty.current = true;
    unsaved.current = { values };
    const timer = setTimeout(() => {
      if (!unsaved.current) return; // removed in the meantime
      saveDraft(name, values);
      unsaved.current = null;
      setSaved(true);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [name, values, dirty]);

  useEffect(() => {
    const saveNow = () => {
      if (unsaved.current) saveDraft(name, unsaved.current.values);
    };
    addEventListener('pagehide', saveNow);
    const unsubscribe = subscribeToSession(saveNow);
    return () => {
      saveNow();
      removeEventListener('pagehide', saveNow);
      unsubscribe();
    };
  }, [name]);

  /** Once the server has the values. */
  const remove = () => {
    unsaved.current = null;
    wasDirty.current = false;
    removeDraft(name);
  };

  return { saved, remove };
};
