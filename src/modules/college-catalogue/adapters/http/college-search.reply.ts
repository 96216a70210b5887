import { type FoundColleges } from '../../application/search/search-colleges.js';
import { type CollegeSearchQuery } from './college-search.query.js';

const OPENING = Buffer.from('{"colleges":[');
const COMMA = Buffer.from(',');

/**
 * A page of the search as the bytes of its JSON. Cards are written once per edition by SQL that names their fields; here
 * they are copied, each with the student's match spliced in.
 */
export function written(found: FoundColleges, query: CollegeSearchQuery): Buffer {
  const { colleges, result } = found;
  const parts: Uint8Array[] = [OPENING];
  result.rows.forEach((row, at) => {
    if (at > 0) parts.push(COMMA);
    const match = found.matchAt(colleges.index.unitIdAt(row));
    parts.push(colleges.openCardAt(row), Buffer.from(`,"match":${JSON.stringify(match)}}`));
  });
  parts.push(Buffer.from(`],${JSON.stringify(restOf(found, query)).slice(1)}`));
  return Buffer.concat(parts);
}

function restOf({ result, near, incomeBand }: FoundColleges, { page, pageSize }: CollegeSearchQuery) {
  const { total, marked, sort, correctedSearch, facets, advice } = result;
  const totalPages = Math.ceil(total / pageSize);
  return {
    total,
    page,
    pageSize,
    totalPages,
    hasNextPage: page < totalPages,
    hasPreviousPage: page > 1,
    matchCount: marked,
    sort,
    prices: { incomeBand },
    ...(correctedSearch === null ? {} : { correctedSearch }),
    ...(near === null ? {} : { near }),
    ...(facets === null ? {} : { facets }),
    ...(advice === null ? {} : { advice }),
  };
}
