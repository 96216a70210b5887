import { useSyncExternalStore } from 'react';
import { storedChoice } from './stored-choice';

export type Language = 'en' | 'es';

const choice = storedChoice('flyleaf.language');

const chosen = (): Language => (choice.read() === 'es' ? 'es' : 'en');

export const chooseLanguage = (language: Language) => choice.write(language);

/** The language this reader chose. Only what families read is in both; the rest of the product is in English. */
export const useLanguage = () => useSyncExternalStore<Language>(choice.subscribe, chosen, () => 'en');

/** One page's sentences in the reader's language: `useWords({ en: english, es: spanish })`. */
export const useWords = <Words>(words: Readonly<Record<Language, Words>>): Words => words[useLanguage()];
