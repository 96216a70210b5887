import { type SearchRequest } from '../../application/search/search-colleges.js';
import { readTyped } from '../../domain/search/typed-text.js';
import { type CollegeSearchQuery } from './college-search.query.js';

/** The query of a call in the words of the search. */
export function requestOf(query: CollegeSearchQuery): SearchRequest {
  return {
    text: query.search === undefined ? null : readTyped(query.search),
    filters: {
      state: query.state ?? null,
      ownership: query.ownership ?? null,
      degreesAwarded: query.degrees_awarded ?? null,
      locale: query.locale ?? null,
      region: query.region ?? null,
      size: query.size ?? null,
      sizeMin: query.sizeMin ?? null,
      sizeMax: query.sizeMax ?? null,
      admitRateMin: query.admitRateMin ?? null,
      admitRateMax: query.admitRateMax ?? null,
      completionMin: query.completionMin ?? null,
      netPriceMax: query.netPriceMax ?? null,
      major: query.major ?? null,
      testPolicy: query.testPolicy ?? null,
      designation: query.designation ?? null,
      openAdmission: query.openAdmission ?? null,
      onlineOnly: query.onlineOnly ?? null,
      category: query.category ?? null,
    },
    near: query.near ?? null,
    withinMiles: query.withinMiles ?? null,
    incomeBand: query.incomeBand ?? null,
    sort: query.sort ?? null,
    facets: query.facets ?? false,
    page: query.page,
    pageSize: query.pageSize,
  };
}
