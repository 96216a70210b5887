import { type CollegeSearchQuery } from '#modules/college-catalogue/contracts/index.js';
import { type PersonalPage } from '../../application/search-for-caller.js';

/** A page of the search as the API shows it. */
export function pageOf(found: PersonalPage, { page, pageSize }: CollegeSearchQuery) {
  const { colleges, total, recommended, sort, incomeBand } = found;
  const { correctedSearch, near, facets, advice, unusedFilters } = found;
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
    sort,
    prices: { incomeBand },
    ...(unusedFilters.length === 0 ? {} : { unusedFilters }),
    ...(correctedSearch === null ? {} : { correctedSearch }),
    ...(near === null ? {} : { near }),
    ...(facets === null ? {} : { facets }),
    ...(advice === null ? {} : { advice }),
  };
}
