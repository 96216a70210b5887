import { type Application } from '@/api';
import { ANSWERS, OWN_RESULTS, standingWords, STATUSES } from '../shared/status-words';

const STANDINGS = [...STATUSES, ...ANSWERS, ...OWN_RESULTS] as const;

/** The standings that some application has, with how many, in the order of the season. */
export const standingChoices = (applications: readonly Application[]) =>
  STANDINGS.flatMap((standing) => {
    const { length } = applications.filter((each) => standingWords(each) === standing);
    return length === 0 ? [] : [{ value: standing, label: `${standing} (${length})` }];
  });

/** An empty string shows all, and so does a standing that nothing has. */
export const withStanding = (applications: readonly Application[], standing: string) => {
  const found = applications.filter((each) => standingWords(each) === standing);
  return found.length === 0 ? applications : found;
};
