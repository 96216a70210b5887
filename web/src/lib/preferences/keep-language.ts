import { type User } from '@/api';
import { languageChoice } from './stored-language';

/** Before a page is drawn. Loads nothing for the many who never choose a language. */
export const keepLanguage = async (account: Pick<User, 'language' | 'languageChosenAt'>) => {
  if (account.languageChosenAt || languageChoice.read()) {
    const { agreeWithAccount } = await import('./account-language');
    await agreeWithAccount(account).catch(() => undefined); // the next page tries again
  }
};
