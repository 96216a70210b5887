import { useSyncExternalStore } from 'react';
import { sessionOwner, subscribeToSession } from '@/lib/session/session';
import { type EssayForm } from '../editor/essay-form';

/** The first save of an essay. It is sent again as it is until the server answers, so that a lost reply never makes two essays. */
export type FirstSave = { key: string; form: EssayForm; submit: boolean };

/** What was typed and is not on the server yet. */
export type LocalDraft = {
  /** The essay's id, or one of its own before the first save. */
  id: string;
  essayId: string | null;
  /** The version of the essay that the student started from. */
  base: number | null;
  form: EssayForm;
  firstSave: FirstSave | null;
  /** In milliseconds since 1970. */
  keptAt: number;
};

/**
 * In localStorage, for the same reasons as changes of the profile that wait: it outlives the tab, and it is gone in every tab once
 * the student logs out or the account is removed.
 */
const PREFIX = 'flyleaf.essay-draft.';
const keyOf = (owner: string, id: string) => `${PREFIX}${owner}.${id}`;

/** Written by this code only; a draft of an older release that lacks something is left out. */
const isDraft = (value: unknown): value is LocalDraft =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'essayId' in value &&
  'base' in value &&
  'form' in value &&
  'firstSave' in value &&
  'keptAt' in value;

const parsed = (text: string | null) => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
};

const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

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

export const readLocalDraft = (id: string): LocalDraft | null => {
  const owner = sessionOwner();
  return owner === null ? null : parsed(localStorage.getItem(keyOf(owner, id)));
};

/** False when the browser has no room, or nobody is signed in. Drafts that another account left here are deleted. */
export const keepLocalDraft = (draft: LocalDraft): boolean => {
  const owner = sessionOwner();
  if (owner === null) return false;
  for (const key of Object.keys(localStorage))
    if (key.startsWith(PREFIX) && !key.startsWith(keyOf(owner, ''))) localStorage.removeItem(key);
  try {
    localStorage.setItem(keyOf(owner, draft.id), JSON.stringify(draft));
  } catch {
    return false;
  }
  notify();
  return true;
};

export const dropLocalDraft = (id: string) => {
  const owner = sessionOwner();
  if (owner !== null) localStorage.removeItem(keyOf(owner, id));
  notify();
};

/** The newest first. */
export const localDrafts = (): LocalDraft[] => {
  const owner = sessionOwner();
  if (owner === null) return [];
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(keyOf(owner, '')))
    .flatMap((key) => parsed(localStorage.getItem(key)) ?? [])
    .toSorted((one, other) => other.keptAt - one.keptAt);
};

/** Calls `listener` when another tab keeps something under this id. */
export const onKeptElsewhere = (id: string, listener: () => void) => {
  const follow = ({ key, newValue }: StorageEvent) => {
    const owner = sessionOwner();
    if (owner !== null && key === keyOf(owner, id) && newValue !== null) listener();
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
};

/** Changes with every draft that is kept or dropped. */
export const useLocalDrafts = (): LocalDraft[] => {
  const text = useSyncExternalStore(subscribe, () => JSON.stringify(localDrafts()));
  return JSON.parse(text) as LocalDraft[];
};
