/** What a search can be narrowed to and sorted by, in the words of the address bar. */
export const SORTS = [
  'relevance',
  'match',
  'chance',
  'suggested',
  'netPrice',
  'admitRate',
  'selectivity',
  'completion',
  'earnings',
  'size',
  'name',
] as const;
export type SearchSort = (typeof SORTS)[number];

/** The federal regions, by their code from 0 on. */
export const REGIONS = [
  'service-schools',
  'new-england',
  'mid-east',
  'great-lakes',
  'plains',
  'southeast',
  'southwest',
  'rocky-mountains',
  'far-west',
  'outlying-areas',
] as const;

export const TEST_POLICIES = ['required', 'recommended', 'optional', 'not-considered'] as const;

/** In the order of the card's designations. */
export const DESIGNATIONS = [
  'hbcu',
  'predominantly-black',
  'hispanic-serving',
  'tribal',
  'aanapisi',
  'alaska-native-hawaiian',
  'native-american',
  'women',
  'men',
] as const;

/** The religious affiliation; `christian` is any Christian one but the two beside it, `none` none reported. */
export const FAITHS = ['catholic', 'christian', 'latter-day-saints', 'jewish', 'none'] as const;

/** Yearly household income, as students enter it. */
export const INCOME_BANDS = ['under 30k', '30-60k', '60-100k', '100-150k', 'over 150k'] as const;
export type SearchIncomeBand = (typeof INCOME_BANDS)[number];

/** How likely the student is to get in. */
export const CATEGORIES = ['reach', 'target', 'safety'] as const;

export const LOCALES = ['urban', 'suburban', 'rural'] as const;
export const SIZES = ['small', 'medium', 'large'] as const;

/** The filters, as advice names them. */
export const FILTERS = [
  'state',
  'ownership',
  'degrees_awarded',
  'locale',
  'region',
  'size',
  'students',
  'admitRate',
  'completion',
  'netPrice',
  'major',
  'testPolicy',
  'designation',
  'faith',
  'openAdmission',
  'onlineOnly',
  'distance',
  'category',
  'certificates',
] as const;
export type FilterName = (typeof FILTERS)[number];
