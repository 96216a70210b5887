import { type Filter } from '../references/statements.js';

interface FilteredSearch {
  text: string;
  filter: Filter;
  value: string;
}

const COMMON = ['university', 'college', 'institute', 'state', 'community college', 'technical'];
const FILTERS: readonly (readonly [Filter, string])[] = [
  ['state', 'CA'],
  ['state', 'TX'],
  ['ownership', '1'],
  ['ownership', '2'],
  ['degrees_awarded', '2'],
  ['degrees_awarded', '3'],
  ['locale', 'urban'],
  ['locale', 'rural'],
];

/** A word in many college names, with one filter. */
export const FILTERED: readonly FilteredSearch[] = COMMON.flatMap((text, term) =>
  FILTERS.filter((_, index) => index % 2 === term % 2).map(([filter, value]) => ({ text, filter, value })),
);

export const MISSPELLED = [
  'univrsity of californa',
  'massachusets institute of technolgy',
  'pensylvania state',
  'cincinatti',
  'standford university',
  'colombia university',
  'univeristy of michigan',
  'carnigie mellon',
  'northwestren university',
  'jonhs hopkins',
];

const RARE = [
  'purdue',
  'gonzaga',
  'oberlin',
  'tulane',
  'emory',
  'drexel',
  'bowdoin',
  'rutgers',
  'howard',
  'reed',
];
const PREFIXES = ['u', 'c', 'ma', 'st', 'ne', 'uni', 'col', 'car', 'wes', 'nor'];
const NO_MATCH = ['zzyzx qqq', 'xylophone academy of nowhere', 'qwrtpsdf', 'no such place 12345'];
const LAST_PAGES = [60, 90, 110, 125];

export const addressOf = ({ text, filter, value }: FilteredSearch): string =>
  `/api/colleges?${new URLSearchParams({ search: text, [filter]: value }).toString()}`;

export const searchFor = (text: string): string =>
  `/api/colleges?${new URLSearchParams({ search: text }).toString()}`;

export const browse = (page: number): string => `/api/colleges?page=${page}`;

/** What students search for, in percent. */
const MIX: readonly (readonly [share: number, addresses: readonly string[]])[] = [
  [30, ['/api/colleges']],
  [25, FILTERED.map(addressOf)],
  [15, RARE.map(searchFor)],
  [15, PREFIXES.map(searchFor)],
  [5, MISSPELLED.map(searchFor)],
  [5, NO_MATCH.map(searchFor)],
  [5, LAST_PAGES.map(browse)],
];

/** Evenly mixed: any hundred requests have about these shares. */
export function searchMix(count: number): string[] {
  const hundred = MIX.flatMap(([share, addresses]) =>
    Array.from({ length: share }, (_, index) => ({ at: (index + 0.5) / share, addresses })),
  ).toSorted((a, b) => a.at - b.at);
  return Array.from({ length: count }, (_, index) => {
    const { addresses = [] } = hundred[index % hundred.length] ?? {};
    return addresses[(index * 31 + Math.floor(index / 100)) % addresses.length] ?? '/api/colleges';
  });
}
