import { type FoundColleges } from '../../application/search/search-colleges.js';
import { type CollegeSearchQuery } from './college-search.query.js';

const OPENING = '{"colleges":[';

/**
 * A page of the search as the bytes of its JSON. Cards are written once per edition by SQL that names their fields; here
 * they are copied, each with the student's match spliced in, into one block of the right size.
 */
export function written(found: FoundColleges, query: CollegeSearchQuery): Buffer {
  const { colleges, result } = found;
  const cards = result.rows.map((row) => colleges.openCardAt(row));
  const matches = result.rows.map((row) => JSON.stringify(found.matchAt(colleges.index.unitIdAt(row))));
  const between = [
    OPENING,
    ...matches.map((match, at) => `,"match":${match}}${at < cards.length - 1 ? ',' : ''}`),
  ];
  const end = `],${JSON.stringify(restOf(found, query)).slice(1)}`;

  const size = [...between, end].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  const page = Buffer.allocUnsafe(cards.reduce((sum, card) => sum + card.length, size));
  let at = 0;
  between.forEach((text, place) => {
    at += page.write(text, at);
    const card = cards[place];
    if (card === undefined) return;
    page.set(card, at);
    at += card.length;
  });
  page.write(end, at);
  return page;
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
