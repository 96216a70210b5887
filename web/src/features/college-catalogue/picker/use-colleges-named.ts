import { useQuery } from '@tanstack/react-query';
import { searchCollegesOptions } from '@/api/queries/college-catalogue.gen';
import { useDebounced } from '@/lib/hooks/use-debounced';

/** How many, or why none. */
export type Found = 'waiting' | 'failed' | number;
export type PickedCollege = { id: number; name: string; location: string };

const PAUSE_MS = 300;
const SHOWN = 5;
const SHORTEST = 2;

/** Colleges by name, nickname or a typo of it, after a pause in typing. `found` is null until there is something to search. */
export const useCollegesNamed = (typed: string) => {
  const words = typed.trim();
  const debounced = useDebounced(words, PAUSE_MS);
  const wanted = words.length >= SHORTEST;
  const search = wanted && debounced === words ? words : '';
  const reply = useQuery({
    ...searchCollegesOptions({ query: { search, textAs: 'name', pageSize: SHOWN } }),
    enabled: search !== '',
  });
  const found = search === '' ? [] : (reply.data?.colleges ?? []);
  const colleges = found.map(({ id, shortName, location }): PickedCollege => ({
    id,
    name: shortName,
    location,
  }));

  return {
    colleges,
    found: wanted ? foundOf(search === '' || reply.isFetching, reply.isError, colleges) : null,
  };
};

const foundOf = (waiting: boolean, failed: boolean, colleges: readonly PickedCollege[]): Found => {
  if (waiting) return 'waiting';
  return failed ? 'failed' : colleges.length;
};
