import { type FilterName, type SearchIncomeBand, type SearchSort } from '../domain/search/choices.js';
import { type ReadFilters } from '../domain/search/reading/read-filters.js';
import { type CollegeCard } from './college-card.js';
import { type CollegeSearchQuery } from './college-search-query.js';

/** One student's estimate for one college, for sorting and filtering. */
export interface StudentEstimate {
  /** How well it fits, for "best match"; null when too little is known. */
  readonly match: number | null;
  /** Whether it is a college that could stand on this student's list: it comes first where one figure leads, such as the price. */
  readonly mayBeListed: boolean;
  /** A fraction of 1; null when the college reports no admit rate. */
  readonly chance: number | null;
  readonly category: 'reach' | 'target' | 'safety' | null;
}

export interface NetPrices {
  /** Dollars a year after aid; null when not reported. */
  netPriceOf(unitId: number): number | null;
}

/**
 * The colleges as one student sees them. An object never changes what it says, so the search may keep what it derives from
 * it: give the same object for as long as nothing has changed.
 */
export interface StudentView extends NetPrices {
  /** Two-letter code. */
  readonly homeState: string | null;
  /** Null when unknown: prices are then the average over all incomes. */
  readonly incomeBand: SearchIncomeBand | null;
  /** False without grades and scores: there is nothing to sort or filter by. */
  readonly hasEstimates: boolean;
  /** Null for a college that is unknown to the estimates. */
  estimateOf(unitId: number): StudentEstimate | null;
  /** The unit ids of the student's recommendations. */
  recommended(): readonly number[];
}

export interface Searcher {
  /** Null for anyone but a student. */
  readonly student: StudentView | null;
  /** Prices for the income the query names, in place of the student's own or the average. */
  readonly prices: NetPrices | null;
}

export interface FacetChoice {
  readonly value: string;
  readonly count: number;
}
type Measure = 'students' | 'admitRate' | 'completion' | 'netPrice' | 'distance';
type Facet = Exclude<FilterName, Measure | 'category' | 'certificates'>;
/** How many colleges there would be with each choice alone in its filter, all other filters as they are. */
export type Facets = Readonly<Record<Facet, readonly FacetChoice[]>> & {
  /** Absent without estimates. */
  readonly category?: readonly FacetChoice[];
};

export interface Advice {
  /** Which filter to remove, and how many colleges that brings; the most first. */
  readonly relax: readonly { readonly filter: FilterName; readonly total: number }[];
  /** How many the text alone finds. */
  readonly withoutFilters: number;
}

/** Where miles were measured from. */
export interface MeasuredFrom {
  readonly place: string;
  readonly basis: 'zip-area' | 'state';
}

/** How a text was read that describes a kind of college. */
export interface SearchReading {
  /** The filters were used in place of the text; otherwise they are an offer beside the names found. */
  readonly isApplied: boolean;
  readonly filters: ReadFilters;
  /** The part of the text that is a name and is searched with the filters. */
  readonly search: string | null;
  /** As typed. */
  readonly understood: readonly string[];
  readonly notUnderstood: readonly string[];
  /** Understood, but no federal figure tells: "soccer", "dorms". */
  readonly notInData: readonly string[];
  /** What the student has not told us and the text needs: "near me" without a home, "3.0 gpa" without grades. */
  readonly missing: readonly ('home' | 'grades')[];
  /** How many colleges these filters find. */
  readonly total: number;
}

export interface FoundColleges {
  /** Those of the page, in order. */
  readonly colleges: readonly CollegeCard[];
  readonly total: number;
  /** How many of all colleges found are among the student's recommendations. */
  readonly recommended: number;
  /** Schools that award only certificates, fit and were left out. */
  readonly certificateSchools: number;
  /** The order that was used. */
  readonly sort: SearchSort;
  /** How the text was read when no college has it as typed. */
  readonly correctedSearch: string | null;
  /** Null for a text that can only be a name. */
  readonly reading: SearchReading | null;
  readonly near: MeasuredFrom | null;
  readonly facets: Facets | null;
  /** When nothing was found. */
  readonly advice: Advice | null;
  /** Asked for and ignored: there are no estimates to filter by. */
  readonly unusedFilters: readonly FilterName[];
}

/** Searches the operating colleges. */
export abstract class CollegeSearch {
  /** The catalogue version that is searched. A change of any college is seen within five seconds. */
  abstract catalogueVersion(): Promise<string>;

  /** Refuses a distance from a place we cannot find. */
  abstract find(query: CollegeSearchQuery, searcher: Searcher): Promise<FoundColleges>;
}
