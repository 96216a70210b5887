import { type FoundColleges } from '../../application/search/search-colleges.js';
import { type CollegeSearchQuery } from './college-search.query.js';

/** A page of the search as the API shows it. */
export function pageOf(
  { colleges, result, near, incomeBand }: FoundColleges,
  { page, pageSize }: CollegeSearchQuery,
) {
  const { total, marked, sort, correctedSearch, facets, advice, unused } = result;
  const totalPages = Math.ceil(total / pageSize);
  return {
    colleges,
    total,
    page,
    pageSize,
    totalPages,
    hasNextPage: page < totalPages,
    hasPreviousPage: page > 1,
    matchCount: marked,
    sort,
    prices: { incomeBand },
    ...(unused.length === 0 ? {} : { unusedFilters: unused }),
    ...(correctedSearch === null ? {} : { correctedSearch }),
    ...(near === null ? {} : { near }),
    ...(facets === null ? {} : { facets }),
    ...(advice === null ? {} : { advice }),
  };
}
