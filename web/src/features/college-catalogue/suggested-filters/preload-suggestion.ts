import { type QueryClient } from '@tanstack/react-query';
import { listAvailableMajorsOptions } from '@/api/@tanstack/react-query.gen';

/** Code and majors are there before the first words are: what they name shows with the colleges, not after them. */
export const preloadSuggestion = (client: QueryClient) => {
  void import('./filter-suggestion').catch(() => undefined);
  void client.query(listAvailableMajorsOptions()).catch(() => undefined);
};
