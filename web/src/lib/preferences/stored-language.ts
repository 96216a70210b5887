import { storedChoice } from './stored-choice';

export type Language = 'en' | 'es';

export const languageChoice = storedChoice('flyleaf.language');

export const languageHere = (): Language => (languageChoice.read()?.startsWith('es') ? 'es' : 'en');
