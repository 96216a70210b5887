import { type Sheet } from '#shared-kernel/platform/http/sheet.js';
import { type FoundColleges } from '../../application/search/search-colleges.js';
import { type CollegeSearchQuery } from './college-search.query.js';

/**
 * A page of the search as the bytes of its JSON, on the sheet it is given. Cards are written once per edition by SQL that
 * names their fields, and the student's matches by matching; here both are copied, one into the other.
 */
export function written(found: FoundColleges, query: CollegeSearchQuery, sheet: Sheet): Buffer {
  const { colleges, result } = found;
  sheet.begin('{"colleges":[');
  result.rows.forEach((row, at) => {
    if (at > 0) sheet.write(',');
    sheet.add(withoutBrace(colleges.cardAt(row)));
    sheet.write(',"match":');
    sheet.add(found.writtenMatchAt(colleges.index.unitIdAt(row)));
    sheet.write('}');
  });
  sheet.write(`],${JSON.stringify(restOf(found, query)).slice(1)}`);
  return sheet.written();
}

/** An object to which more can be added. */
const withoutBrace = (json: Uint8Array): Uint8Array => json.subarray(0, -1);

function restOf({ result, near, incomeBand }: FoundColleges, { page, pageSize }: CollegeSearchQuery) {
  const { total, marked, sort, correctedSearch, facets, advice, unused } = result;
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
    ...(unused.length === 0 ? {} : { unusedFilters: unused }),
    ...(correctedSearch === null ? {} : { correctedSearch }),
    ...(near === null ? {} : { near }),
    ...(facets === null ? {} : { facets }),
    ...(advice === null ? {} : { advice }),
  };
}
