import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { type ListScorecardCollegesData } from '@/api';
import { listScorecardCollegesOptions } from '@/api/queries/admin.gen';
import { US_PLACES } from '@/lib/words/us-states';

export const COLLEGES_PER_PAGE = 50;

type State = keyof typeof US_PLACES;
type Query = NonNullable<ListScorecardCollegesData['query']>;

const isState = (text: string | null): text is State => text !== null && text in US_PLACES;

const pageOf = (address: URLSearchParams) => {
  const page = Number(address.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 ? page : 1;
};

/** One page of the colleges. Search, state and page are in the address. */
export const useCollegeList = () => {
  const [address, setAddress] = useSearchParams();
  const search = address.get('search') ?? '';
  const given = address.get('state');
  const state = isState(given) ? given : '';
  const page = pageOf(address);

  const query: Query = {
    page,
    pageSize: COLLEGES_PER_PAGE,
    certificates: 'true',
    ...(search === '' ? {} : { search }),
    ...(state === '' ? {} : { state }),
  };
  const list = useQuery({
    ...listScorecardCollegesOptions({ query }),
    placeholderData: keepPreviousData,
  });

  const put = (changes: Record<string, string>, replace: boolean) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('page');
        for (const [name, value] of Object.entries(changes))
          if (value === '') after.delete(name);
          else after.set(name, value);
        return after;
      },
      { replace },
    );

  return {
    list,
    search,
    state,
    page,
    isNarrowed: search !== '' || state !== '',
    searchFor: (text: string) => put({ search: text }, true),
    chooseState: (chosen: string) => put({ state: chosen }, false),
    turnTo: (next: number) => put({ page: String(next) }, false),
    clear: () => put({ search: '', state: '' }, false),
  };
};
