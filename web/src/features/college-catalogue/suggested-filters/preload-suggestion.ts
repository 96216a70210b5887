import { type QueryClient } from '@tanstack/react-query';
import { listAvailableMajorsOptions } from '@/api/@tanstack/react-query.gen';

/** Preloads code and majors, so a suggestion appears together with the colleges. */
export const preloadSuggestion = (client: QueryClient) => {
  void import('./filter-suggestion').catch(() => undefined);
  void client.query(listAvailableMajorsOptions()).catch(() => undefined);
};
