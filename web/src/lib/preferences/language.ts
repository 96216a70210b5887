import { createContext, useContext, useSyncExternalStore } from 'react';
import { type Language, languageChoice, languageHere } from './stored-language';

export type { Language } from './stored-language';

/** For a page that is rendered during the build, in one language. */
export const FixedLanguage = createContext<Language | null>(null);

/** The language this reader chose. Only what families read is in both; the rest of the product is in English. */
export const useLanguage = () => {
  const chosen = useSyncExternalStore<Language>(languageChoice.subscribe, languageHere, () => 'en');
  return useContext(FixedLanguage) ?? chosen;
};

/** One page's sentences in the reader's language: `useWords({ en: english, es: spanish })`. */
export const useWords = <Words>(words: Readonly<Record<Language, Words>>): Words => words[useLanguage()];
