import { CollegeSearchQuery } from '#modules/college-catalogue/contracts/index.js';
import { type SearchWishes } from '../../../domain/entities/entities.js';
import { statesMeant } from '../../../domain/entities/states-meant.js';

const OWNERSHIP = { public: '1', private: '2' } as const;
/** Colleges that mainly award these. */
const DEGREES = { associate: '2', bachelors: '3' } as const;

/** Wishes that the search calls by the same name. */
const SAME_NAMES = [
  'size',
  'sizeMin',
  'sizeMax',
  'admitRateMin',
  'admitRateMax',
  'completionMin',
  'netPriceMax',
  'testPolicy',
  'designation',
  'faith',
  'openAdmission',
  'onlineOnly',
  'near',
  'withinMiles',
  'category',
] as const;

/** What a search of the catalogue is asked; the names are those of the address bar too. */
export function filtersOf(wishes: SearchWishes): Readonly<Record<string, unknown>> {
  const { text, regions, ownership, settings, degrees, majors, sort } = wishes;
  const filters = {
    ...Object.fromEntries(SAME_NAMES.map((name) => [name, wishes[name]])),
    search: text,
    state: statesMeant(wishes),
    region: regions,
    ownership: ownership && OWNERSHIP[ownership],
    locale: settings?.map((setting) => setting.toLowerCase()),
    degrees_awarded: degrees && DEGREES[degrees],
    major: majors,
    // Nearness is a circle around home, and not an order.
    sort: sort === 'distance' ? undefined : sort,
  };
  const named = Object.entries(filters).filter(([, value]) => value !== undefined);
  // An address has words for yes and no.
  return Object.fromEntries(
    named.map(([name, value]) => [name, typeof value === 'boolean' ? String(value) : value]),
  );
}

/** Null for wishes that no search can hold. */
export function queryOf(wishes: SearchWishes, page: number, pageSize: number): CollegeSearchQuery | null {
  const read = CollegeSearchQuery.safeParse({ ...filtersOf(wishes), page, pageSize });
  return read.success ? read.data : null;
}

/** The same search on the page of colleges. */
export function searchAddress(wishes: SearchWishes): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(filtersOf(wishes))) parameters.set(name, String(value));
  const query = parameters.toString();
  return query === '' ? '/colleges' : `/colleges?${query}`;
}

export const collegeAddress = (unitId: number): string => `/colleges/${String(unitId)}`;
