import { LANGUAGE_COOKIE, writeCookie } from './write-cookie';
import { type Language, languageChoice, languageHere } from './stored-language';

/** A language and when it was chosen, in milliseconds: of two choices, the later one counts. */
export type LanguageChoice = { language: Language; at: number };

const YEAR_S = 365 * 24 * 3600;

/** What was chosen in this browser; null if nothing was. */
export const choiceHere = (): LanguageChoice | null => {
  const stored = languageChoice.read();
  return stored === null ? null : { language: languageHere(), at: Number(stored.split(' ')[1] ?? 0) };
};

/** The cookie tells the server in which language to send the landing page. */
export const storeChoice = ({ language, at }: LanguageChoice) => {
  languageChoice.write(`${language} ${at}`);
  writeCookie(LANGUAGE_COOKIE, language, language === 'en' ? -1 : YEAR_S);
};

/** Later than every choice known here, even where this computer's clock is slow. */
export const chooseHere = (language: Language) =>
  storeChoice({ language, at: Math.max(Date.now(), (choiceHere()?.at ?? 0) + 1) });
