import { createContext, useContext, useSyncExternalStore } from 'react';
import { sessionOwner } from '../session/session';
import { chooseHere, type Language, languageHere, subscribeToLanguage } from './stored-language';

export type { Language } from './stored-language';

/** For a page that is rendered during the build, in one language. */
export const FixedLanguage = createContext<Language | null>(null);

/** The language this reader chose. Only what families read is in both; the rest of the product is in English. */
export const useLanguage = () => {
  const chosen = useSyncExternalStore<Language>(subscribeToLanguage, languageHere, () => 'en');
  return useContext(FixedLanguage) ?? chosen;
};

/** One page's sentences in the reader's language: `useWords({ en: english, es: spanish })`. */
export const useWords = <Words>(words: Readonly<Record<Language, Words>>): Words => words[useLanguage()];

/** Used at once, and kept with the account of someone signed in. Rejects if that fails; the next page tries again. */
export const chooseLanguage = async (language: Language) => {
  chooseHere(language);
  if (sessionOwner() !== null) await (await import('./account-language')).sendChoice();
};
