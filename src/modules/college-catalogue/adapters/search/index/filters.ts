import {
  CATEGORIES,
  DESIGNATIONS,
  type FilterName,
  FILTERS,
  LOCALES,
  REGIONS,
  SIZES,
  TEST_POLICIES,
} from '../../../domain/search/choices.js';
import { type Columns, controlsOf, degreeCodesOf } from './columns.js';
import { milesFrom } from './distance.js';
import { type SearchFilters } from '../../../domain/search/search-criteria.js';

/** Sets a bit for every college that a filter keeps out; each filter has its own. */
export type Failures = Uint32Array;

export const bitOf = (filter: FilterName): number => 1 << FILTERS.indexOf(filter);

/** What colleges are for who searches. */
export interface OwnColumns {
  readonly netPrice: Float64Array | Float32Array;
  /** Places in `CATEGORIES`; null without estimates, and the filter keeps nobody out. */
  readonly category: Uint8Array | null;
}

/** Marks in `failures` who is kept out by which filter, and says which filters were asked for. */
export function markFailures(
  columns: Columns,
  filters: SearchFilters,
  { netPrice, category }: OwnColumns,
  failures: Failures,
): FilterName[] {
  const asked: FilterName[] = [];
  const codes = (name: FilterName, column: Uint8Array, wished: readonly number[] | null) => {
    if (wished === null) return;
    asked.push(name);
    failCodes(failures, bitOf(name), column, wished);
  };
  const range = (
    name: FilterName,
    column: Float64Array | Float32Array,
    least: number | null,
    most: number | null,
  ) => {
    if (least === null && most === null) return;
    asked.push(name);
    failRange(failures, bitOf(name), column, least ?? -Infinity, most ?? Infinity);
  };
  const f = filters;

  codes('state', columns.state, placesIn(columns.states, f.state));
  codes('ownership', columns.ownership, f.ownership && f.ownership.flatMap(controlsOf));
  codes('degrees_awarded', columns.degrees, f.degreesAwarded && f.degreesAwarded.flatMap(degreeCodesOf));
  codes('locale', columns.locale, placesIn(LOCALES, f.locale));
  codes('region', columns.region, placesIn(REGIONS, f.region));
  codes('size', columns.size, placesIn(SIZES, f.size));
  range('students', columns.undergraduates, f.sizeMin, f.sizeMax);
  range('admitRate', columns.admitRate, f.admitRateMin, f.admitRateMax);
  range('completion', columns.completionRate, f.completionMin, null);
  range('netPrice', netPrice, null, f.netPriceMax);
  codes('testPolicy', columns.testPolicy, placesIn(TEST_POLICIES, f.testPolicy));
  codes('openAdmission', columns.openAdmission, f.openAdmission === null ? null : [Number(f.openAdmission)]);
  codes('onlineOnly', columns.onlineOnly, f.onlineOnly === null ? null : [Number(f.onlineOnly)]);
  if (f.major !== null) {
    asked.push('major');
    failUntaught(failures, bitOf('major'), columns, f.major);
  }
  if (f.designation !== null) {
    asked.push('designation');
    failBits(failures, bitOf('designation'), columns.designations, bitsOf(f.designation));
  }
  if (category !== null) codes('category', category, placesIn(CATEGORIES, f.category));
  if (f.within !== null) range('distance', milesFrom(f.within.of, columns), null, f.within.miles);
  return asked;
}

const placesIn = (choices: readonly string[], wished: readonly string[] | null): number[] | null =>
  wished && wished.map((wish) => choices.indexOf(wish)).filter((place) => place >= 0);

const bitsOf = (wished: readonly string[]): number =>
  wished.reduce((bits, wish) => bits | (1 << (DESIGNATIONS as readonly string[]).indexOf(wish)), 0);

function failCodes(failures: Failures, bit: number, column: Uint8Array, wished: readonly number[]): void {
  const fails = new Uint32Array(256).fill(bit);
  for (const code of wished) fails[code] = 0;
  for (let row = 0; row < column.length; row++)
    failures[row] = (failures[row] ?? 0) | (fails[column[row] ?? 0] ?? 0);
}

/** What is not reported fails: nobody knows whether it would not. */
function failRange(
  failures: Failures,
  bit: number,
  column: Float64Array | Float32Array,
  least: number,
  most: number,
): void {
  for (let row = 0; row < column.length; row++) {
    const figure = column[row] ?? Number.NaN;
    if (!(figure >= least && figure <= most)) failures[row] = (failures[row] ?? 0) | bit;
  }
}

function failBits(failures: Failures, bit: number, column: Uint16Array, wished: number): void {
  for (let row = 0; row < column.length; row++)
    if (((column[row] ?? 0) & wished) === 0) failures[row] = (failures[row] ?? 0) | bit;
}

function failUntaught(failures: Failures, bit: number, columns: Columns, wished: readonly string[]): void {
  const taught = new Uint8Array(columns.count);
  for (const cip of wished) for (const row of columns.taught.get(cip) ?? []) taught[row] = 1;
  for (let row = 0; row < columns.count; row++)
    if (taught[row] === 0) failures[row] = (failures[row] ?? 0) | bit;
}
