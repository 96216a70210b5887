import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { type GetCaseloadData } from '@/api';
import { getCaseloadOptions } from '@/api/queries/family.gen';

type Query = NonNullable<GetCaseloadData['query']>;
export type CaseloadFilter = NonNullable<Query['filter']>;

export const FILTERS = ['due-soon', 'stalled', 'no-application'] as const satisfies readonly CaseloadFilter[];

/** The search, the filter and the page, all in the address. Anything else there filters nothing. */
export const useCaseloadAddress = () => {
  const [address, setAddress] = useSearchParams();
  const page = Number(address.get('page') ?? 1);
  const search = address.get('search') ?? '';
  const filter = FILTERS.find((each) => each === address.get('filter'));

  /** Every change but of the page shows the first page. */
  const change = (changed: { search?: string; filter?: string; page?: number }) => {
    const wanted = { search, filter: filter ?? '', page: 1, ...changed };
    const kept = Object.entries(wanted).filter(([, value]) => value !== '' && value !== 1);
    const isTurn = changed.page !== undefined;
    setAddress(
      kept.map(([name, value]): [string, string] => [name, String(value)]),
      {
        replace: !isTurn,
        preventScrollReset: !isTurn,
      },
    );
  };

  return { search, filter, page: Number.isInteger(page) && page >= 1 ? page : 1, change };
};

/** The rows of before stay until the next arrive. */
export const useCaseload = (query: Pick<Query, 'search' | 'filter' | 'page'>) =>
  useQuery({ ...getCaseloadOptions({ query }), placeholderData: keepPreviousData });
