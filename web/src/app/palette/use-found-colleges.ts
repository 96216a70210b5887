import { useQuery } from '@tanstack/react-query';
import { searchCollegesOptions } from '@/api/queries/college-catalogue.gen';
import { useDebounced } from '@/lib/hooks/use-debounced';
import { useWords } from '@/lib/preferences/language';
import { useSay } from '@/lib/preferences/say';
import { english } from './words';
import { spanish } from './words.es';

const PAUSE_MS = 300;
const SHOWN = 5;
const SHORTEST = 2;

/** Searches colleges after a pause in typing. Returns them with a status text. */
export const useFoundColleges = (words: string, allowed: boolean) => {
  const debounced = useDebounced(words, PAUSE_MS);
  const say = useSay();
  const paletteWords = useWords({ en: english, es: spanish });
  const wanted = allowed && words.length >= SHORTEST;
  const search = wanted && debounced === words ? words : '';
  const found = useQuery({
    ...searchCollegesOptions({ query: { search, textAs: 'name', pageSize: SHOWN } }),
    enabled: search !== '',
  });
  const newsOf = (waiting: boolean, failed: boolean, count: number) => {
    if (waiting) return say('Searching colleges');
    if (failed) return say('We couldn’t load the colleges. Try again in a moment.');
    if (count === 0) return say('No colleges match that.');
    return count === 1 ? say('One college found') : paletteWords.found(count);
  };
  const colleges = search === '' ? [] : (found.data?.colleges ?? []);

  return {
    search,
    colleges,
    total: colleges.length === 0 ? 0 : (found.data?.total ?? 0),
    news: wanted ? newsOf(search === '' || found.isFetching, found.isError, colleges.length) : '',
  };
};
