import { type ListEssaysData } from '@/api';
import { ESSAY_TYPES } from '../editor/essay-form';

/** Errors appear among all. */
export const STATUSES = ['Draft', 'Submitted', 'Reviewing', 'Complete'] as const;

export const PAGE_SIZE = 12;

export type EssayFilters = {
  search: string;
  status: (typeof STATUSES)[number] | null;
  essayType: (typeof ESSAY_TYPES)[number] | null;
  page: number;
};

export const NO_FILTERS: EssayFilters = { search: '', status: null, essayType: null, page: 1 };

const pageIn = (text: string | null) => {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
};

/** What the address asks for; what it cannot mean is left out. */
export const filtersIn = (address: URLSearchParams): EssayFilters => ({
  search: (address.get('search') ?? '').trim(),
  status: STATUSES.find((status) => status === address.get('status')) ?? null,
  essayType: ESSAY_TYPES.find((type) => type === address.get('type')) ?? null,
  page: pageIn(address.get('page')),
});

export const addressOf = ({ search, status, essayType, page }: EssayFilters) => {
  const address = new URLSearchParams();
  if (search !== '') address.set('search', search);
  if (status !== null) address.set('status', status);
  if (essayType !== null) address.set('type', essayType);
  if (page > 1) address.set('page', String(page));
  return address;
};

export const queryOf = ({
  search,
  status,
  essayType,
  page,
}: EssayFilters): NonNullable<ListEssaysData['query']> => ({
  page,
  limit: PAGE_SIZE,
  ...(search === '' ? {} : { search }),
  ...(status === null ? {} : { status }),
  ...(essayType === null ? {} : { essayType }),
});

export const isFiltered = ({ search, status, essayType }: EssayFilters) =>
  search !== '' || status !== null || essayType !== null;
