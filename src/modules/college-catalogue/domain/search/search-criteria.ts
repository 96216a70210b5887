import { type SearchSort } from './choices.js';
import { type TypedText } from './typed-text.js';

/** What colleges must be like; null is no condition, a list accepts any of its values. */
export interface SearchFilters {
  readonly state: readonly string[] | null;
  /** 1 public, 2 private, for-profit included. */
  readonly ownership: readonly string[] | null;
  /** 1-4 by the degree mostly awarded; 5 any bachelor's, 6 any graduate degree. */
  readonly degreesAwarded: readonly string[] | null;
  readonly locale: readonly string[] | null;
  readonly region: readonly string[] | null;
  readonly size: readonly string[] | null;
  readonly sizeMin: number | null;
  readonly sizeMax: number | null;
  readonly admitRateMin: number | null;
  readonly admitRateMax: number | null;
  readonly completionMin: number | null;
  readonly netPriceMax: number | null;
  /** CIP families ("11") and fields ("11.07"). */
  readonly major: readonly string[] | null;
  readonly testPolicy: readonly string[] | null;
  readonly designation: readonly string[] | null;
  readonly faith: readonly string[] | null;
  readonly openAdmission: boolean | null;
  readonly onlineOnly: boolean | null;
  /** False leaves out schools that award nothing but certificates. */
  readonly certificates: false | null;
  readonly within: { readonly miles: number; readonly of: Origin } | null;
  /** By the student's own estimates. */
  readonly category: readonly string[] | null;
}

/** A place to measure from. */
export interface Origin {
  readonly latitude: number;
  readonly longitude: number;
}

export interface SearchCriteria {
  readonly text: TypedText | null;
  readonly filters: SearchFilters;
  readonly sort: SearchSort | null;
  readonly facets: boolean;
  readonly page: number;
  readonly pageSize: number;
}

export const NO_FILTER: SearchFilters = {
  state: null,
  ownership: null,
  degreesAwarded: null,
  locale: null,
  region: null,
  size: null,
  sizeMin: null,
  sizeMax: null,
  admitRateMin: null,
  admitRateMax: null,
  completionMin: null,
  netPriceMax: null,
  major: null,
  testPolicy: null,
  designation: null,
  faith: null,
  openAdmission: null,
  onlineOnly: null,
  certificates: null,
  within: null,
  category: null,
};
