import { useQuery } from '@tanstack/react-query';
import { searchCollegesOptions } from '@/api/queries/college-catalogue.gen';
import { useDebounced } from '@/lib/hooks/use-debounced';

const PAUSE_MS = 300;
const SHOWN = 5;
const SHORTEST = 2;

/** Searches colleges after a pause in typing. Returns them with a status text. */
export const useFoundColleges = (words: string, allowed: boolean) => {
  const debounced = useDebounced(words, PAUSE_MS);
  const wanted = allowed && words.length >= SHORTEST;
  const search = wanted && debounced === words ? words : '';
  const found = useQuery({
    ...searchCollegesOptions({ query: { search, textAs: 'name', pageSize: SHOWN } }),
    enabled: search !== '',
  });
  const colleges = search === '' ? [] : (found.data?.colleges ?? []);

  return {
    search,
    colleges,
    total: colleges.length === 0 ? 0 : (found.data?.total ?? 0),
    news: wanted ? newsOf(search === '' || found.isFetching, found.isError, colleges.length) : '',
  };
};

const newsOf = (waiting: boolean, failed: boolean, count: number) => {
  if (waiting) return 'Searching colleges';
  if (failed) return 'We couldn’t load the colleges. Check your connection and try again.';
  if (count === 0) return 'No colleges match that.';
  return count === 1 ? 'One college found' : `${count} colleges found`;
};
