import { storedChoice } from './stored-choice';

export type Language = 'en' | 'es';

/** A language and when it was chosen, in milliseconds: of two choices, the later one counts. */
export type LanguageChoice = { language: Language; at: number };

const COOKIE = 'flyleaf-language';
const YEAR_S = 365 * 24 * 3600;
const choice = storedChoice('flyleaf.language');

/** Tells the server in which language to send the landing page. */
const setCookie = (language: Language) => {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const seconds = language === 'en' ? 0 : YEAR_S;
  document.cookie = `${COOKIE}=${language}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
};

export const forgetLanguageCookie = () => setCookie('en');

export const subscribeToLanguage = choice.subscribe;

export const languageHere = (): Language => (choice.read()?.startsWith('es') === true ? 'es' : 'en');

/** What was chosen in this browser; null if nothing was. */
export const choiceHere = (): LanguageChoice | null => {
  const stored = choice.read();
  return stored === null ? null : { language: languageHere(), at: Number(stored.split(' ')[1] ?? 0) };
};

export const storeChoice = ({ language, at }: LanguageChoice) => {
  choice.write(`${language} ${at}`);
  setCookie(language);
};

/** Later than every choice known here, even where this computer's clock is slow. */
export const chooseHere = (language: Language) =>
  storeChoice({ language, at: Math.max(Date.now(), (choiceHere()?.at ?? 0) + 1) });
