import { chooseAccountLanguage } from '@/api/calls/account.gen';
import { type User } from '@/api';
import { choiceHere, storeChoice } from './choice-here';
import { loadFrameWords } from './say';

type Kept = Pick<User, 'language' | 'languageChosenAt'>;

const timeOf = ({ languageChosenAt }: Kept) =>
  languageChosenAt ? new Date(languageChosenAt).getTime() : null;

/** Keeps this browser's choice with the account. From then on, the server's time of it counts. */
export const sendChoice = async () => {
  const sent = choiceHere();
  if (sent === null) return;
  const { data } = await chooseAccountLanguage({ body: { language: sent.language }, throwOnError: true });
  const at = timeOf(data);
  if (at !== null && choiceHere()?.at === sent.at) storeChoice({ language: data.language, at });
};

/** The account's language is used here, unless another was chosen in this browser later: then the account keeps that. */
export const agreeWithAccount = async (account: Kept) => {
  const here = choiceHere();
  const keptAt = timeOf(account);
  if (here !== null && (keptAt === null || here.at > keptAt)) {
    if (keptAt === null || here.language !== account.language) await sendChoice();
  } else if (keptAt !== null && (here?.language !== account.language || here.at < keptAt)) {
    if (account.language === 'es') await loadFrameWords();
    storeChoice({ language: account.language, at: keptAt });
  }
};
