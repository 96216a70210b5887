import { type CollegeSearchQuery, type SearchReading } from '#modules/college-catalogue/contracts/index.js';
import { type PersonalPage } from '../../application/matches/search-for-caller.js';

/** A page of the search as the API shows it. */
export function pageOf(found: PersonalPage, { page, pageSize }: CollegeSearchQuery) {
  const { colleges, total, recommended, certificateSchools, sort, incomeBand } = found;
  const { correctedSearch, reading, near, facets, advice, unusedFilters } = found;
  const totalPages = Math.ceil(total / pageSize);
  return {
    colleges,
    total,
    page,
    pageSize,
    totalPages,
    hasNextPage: page < totalPages,
    hasPreviousPage: page > 1,
    matchCount: recommended,
    ...(certificateSchools === 0 ? {} : { certificateSchools }),
    sort,
    prices: { incomeBand },
    ...(unusedFilters.length === 0 ? {} : { unusedFilters }),
    ...(correctedSearch === null ? {} : { correctedSearch }),
    ...(reading === null ? {} : { reading: readingOf(reading) }),
    ...(near === null ? {} : { near }),
    ...(facets === null ? {} : { facets }),
    ...(advice === null ? {} : { advice }),
  };
}

/** Filters as the parameters of an address, which are texts. */
const readingOf = ({ filters, search, ...reading }: SearchReading) => ({
  ...reading,
  filters: Object.fromEntries(
    Object.entries(filters).map(([name, value]) => [name, Array.isArray(value) ? value : String(value)]),
  ),
  ...(search === null ? {} : { search }),
});
