import { type CollegeSearchQuery } from '../../contracts/index.js';
import { isTrade } from '../../domain/search/filter-meaning.js';
import { type Origin, type SearchCriteria } from '../../domain/search/search-criteria.js';
import { readTyped } from '../../domain/search/typed-text.js';

/**
 * Most students look for a degree: without a name, a degree or a trade, certificate schools wait until they are asked for. "Mostly
 * certificates or associate degrees" asks for community colleges.
 */
const wantsCertificates = ({
  search,
  degrees_awarded,
  certificates,
  major = [],
}: CollegeSearchQuery): boolean =>
  search !== undefined ||
  (degrees_awarded !== undefined && !degrees_awarded.includes('2')) ||
  certificates === true ||
  major.some(isTrade);

/** The query of an address as the search reads it; `origin` is where its miles are measured from. */
export function criteriaOf(query: CollegeSearchQuery, origin: Origin | null): SearchCriteria {
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
      faith: query.faith ?? null,
      openAdmission: query.openAdmission ?? null,
      onlineOnly: query.onlineOnly ?? null,
      certificates: wantsCertificates(query) ? null : false,
      within: origin && { miles: query.withinMiles ?? 0, of: origin },
      category: query.category ?? null,
    },
    sort: query.sort ?? null,
    facets: query.facets ?? false,
    page: query.page,
    pageSize: query.pageSize,
  };
}
