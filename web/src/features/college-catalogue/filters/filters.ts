import { type SearchCollegesData } from '@/api';
import { type Choice } from '@/lib/words/choices';
import { type ChoiceName, filterChoices, incomeBands, sortOrders } from './filter-choices';

type Query = NonNullable<SearchCollegesData['query']>;
type Test = (value: string) => boolean;

const between =
  (least: number, most: number): Test =>
  (value) =>
    Number(value) >= least && Number(value) <= most;
const isIn =
  (choices: readonly Choice[]): Test =>
  (value) =>
    choices.some((choice) => choice.value === value);
const isChoice = (name: ChoiceName): Test => isIn(filterChoices[name].options);

/** Filters with several values. Each test accepts what the server accepts. */
const LISTS = {
  state: isChoice('state'),
  region: isChoice('region'),
  locale: isChoice('locale'),
  testPolicy: isChoice('testPolicy'),
  category: isChoice('category'),
  size: isChoice('size'),
  ownership: isChoice('ownership'),
  degrees_awarded: isChoice('degrees_awarded'),
  designation: isChoice('designation'),
  faith: isChoice('faith'),
  major: (value) => /^\d{2}(\.\d{2})?$/.test(value),
} satisfies Record<ChoiceName | 'major', Test>;

const isYesOrNo: Test = (value) => value === 'true' || value === 'false';

/** A ZIP code or a state. */
export const isPlace: Test = (value) => /^\d{5}$/.test(value) || LISTS.state(value);

const SINGLES = {
  search: (value) => value.length <= 100 && !value.includes('\0'),
  textAs: (value) => value === 'name',
  near: isPlace,
  withinMiles: between(1, 5_000),
  netPriceMax: between(0, 200_000),
  incomeBand: isIn(incomeBands),
  admitRateMin: between(0, 1),
  admitRateMax: between(0, 1),
  openAdmission: isYesOrNo,
  sizeMin: between(0, 1_000_000),
  sizeMax: between(0, 1_000_000),
  onlineOnly: isYesOrNo,
  certificates: (value) => value === 'true',
  completionMin: between(0, 1),
  sort: isIn(sortOrders),
} satisfies Record<string, Test>;

export type ListName = keyof typeof LISTS;
export type SingleName = keyof typeof SINGLES;

/** Filters and sort order, named as in the URL and the API. Empty values have no effect. */
export type Filters = Readonly<Record<ListName, readonly string[]> & Record<SingleName, string>>;

const LIST_NAMES = Object.keys(LISTS) as ListName[];
const SINGLE_NAMES = Object.keys(SINGLES) as SingleName[];

/** The server's limit. */
const MAX_MAJORS = 50;

/** These don't narrow the results on their own. */
const SIDE_NAMES: readonly SingleName[] = ['textAs', 'certificates', 'near', 'incomeBand', 'sort'];

const normalized = (name: string, value: string) =>
  name === 'state' || name === 'near' ? value.trim().toUpperCase() : value.trim();

/** Accepts "a,b" and repeated keys. */
const valuesIn = (address: URLSearchParams, name: ListName | SingleName) => {
  const values = address.getAll(name).flatMap((value) => (name in LISTS ? value.split(',') : [value]));
  return values.map((value) => normalized(name, value)).filter((value) => value !== '');
};

const listIn = (address: URLSearchParams, name: ListName) =>
  [...new Set(valuesIn(address, name).filter(LISTS[name]))].slice(
    0,
    name === 'major' ? MAX_MAJORS : undefined,
  );

/** Drops unknown values, so an old or mistyped link still works. */
export const filtersFrom = (address: URLSearchParams): Filters => ({
  ...(Object.fromEntries(
    SINGLE_NAMES.map((name) => [name, valuesIn(address, name).find(SINGLES[name]) ?? '']),
  ) as Record<SingleName, string>),
  ...(Object.fromEntries(LIST_NAMES.map((name) => [name, listIn(address, name)])) as Record<
    ListName,
    string[]
  >),
});

/** Parameters of an address, without those that have no effect. */
export const readFilters = (parameters: Readonly<Record<string, string | readonly string[]>>) =>
  Object.fromEntries(
    Object.entries(filtersFrom(withFilters(new URLSearchParams(), parameters))).filter(
      ([, value]) => value.length > 0,
    ),
  ) as Partial<Filters>;

/** Whether some values had to be dropped. */
export const hasUnknownValues = (address: URLSearchParams) =>
  LIST_NAMES.some((name) => new Set(valuesIn(address, name)).size > listIn(address, name).length) ||
  SINGLE_NAMES.some((name) => valuesIn(address, name).some((value) => !SINGLES[name](value)));

/** Applies a change: empty values are removed, other parameters stay. */
export const withFilters = (
  address: URLSearchParams,
  change: Readonly<Record<string, string | readonly string[]>>,
) => {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(change)) {
    const values = [value].flat().filter((text) => text.trim() !== '');
    next.delete(name);
    for (const text of values) next.append(name, text.trim());
  }
  return next;
};

export const NO_FILTERS = filtersFrom(new URLSearchParams());

export const isNarrowed = (filters: Filters) =>
  LIST_NAMES.some((name) => filters[name].length > 0) ||
  SINGLE_NAMES.some((name) => !SIDE_NAMES.includes(name) && filters[name] !== '');

/** The query string of these filters alone. */
export const addressOf = (filters: Filters) => withFilters(new URLSearchParams(), filters).toString();

export const queryOf = (filters: Filters) =>
  Object.fromEntries(
    [...SINGLE_NAMES, ...LIST_NAMES]
      .filter((name) => name !== 'near' || filters.withinMiles !== '')
      .flatMap((name) => (filters[name].length > 0 ? [[name, filters[name]]] : [])),
  ) as Query;
