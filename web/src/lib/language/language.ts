import { useSyncExternalStore } from 'react';

export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

const KEY = 'flyleaf.language';
const listeners = new Set<() => void>();

export const chosenLanguage = (): Language => (localStorage.getItem(KEY) === 'es' ? 'es' : 'en');

export const chooseLanguage = (language: Language) => {
  localStorage.setItem(KEY, language);
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

/** The language this reader chose. Only what families read is in both; the rest of the product is in English. */
export const useLanguage = () => useSyncExternalStore<Language>(subscribe, chosenLanguage, () => 'en');

/** One page's sentences in the reader's language: `useWords({ en: english, es: spanish })`. */
export const useWords = <Words>(words: Readonly<Record<Language, Words>>): Words => words[useLanguage()];
