import { type SearchableCollege } from '../adapters/search/index/searchable-college.js';

/** A college with one name that reports nothing, for specs that need little of it. */
export function aSearchableCollege(
  facts: Partial<SearchableCollege> & { name: string; place?: string },
): SearchableCollege {
  const { name, place = 'columbus oh ohio', ...others } = facts;
  return {
    unitId: 204796,
    nameText: name,
    called: [name],
    alsoCalled: [],
    nameWords: name.split(' '),
    otherWords: [],
    placeWords: place.split(' '),
    places: [],
    state: 'OH',
    ownership: 1,
    predominantDegree: 3,
    highestDegree: 4,
    locale: 11,
    region: 3,
    undergraduates: null,
    applicants: null,
    admitRate: null,
    completionRate: null,
    netPrice: null,
    medianEarnings: null,
    testPolicy: null,
    openAdmission: null,
    onlineOnly: null,
    religiousAffiliation: null,
    designations: 0,
    latitude: null,
    longitude: null,
    zipArea: null,
    isArtSchool: false,
    families: [],
    fields: [],
    ...others,
  };
}
