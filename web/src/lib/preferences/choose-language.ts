import { sessionOwner } from '../session/session';
import { chooseHere } from './choice-here';
import { type Language } from './stored-language';
import { loadFrameWords } from './say';

/** Used at once, and kept with the account of someone signed in. Rejects if that fails; the next page tries again. */
export const chooseLanguage = async (language: Language) => {
  if (language === 'es') await loadFrameWords();
  chooseHere(language);
  if (sessionOwner() !== null) await (await import('./account-language')).sendChoice();
};
