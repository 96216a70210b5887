import {
  CATEGORIES,
  DESIGNATIONS,
  FAITHS,
  type FilterName,
  FILTERS,
  LOCALES,
  REGIONS,
  SIZES,
  TEST_POLICIES,
} from '../../../domain/search/choices.js';
import { type Columns, controlsOf, DEGREE_CODES, degreeCodesOf } from './columns.js';
import { milesFrom } from './distance.js';
import { type SearchFilters } from '../../../domain/search/search-criteria.js';

/** By row, one bit for each filter that the college fails. */
export type Failures = Uint32Array;

export const bitOf = (filter: FilterName): number => 1 << FILTERS.indexOf(filter);

/** The columns that depend on the person searching. */
export interface OwnColumns {
  readonly netPrice: Float64Array | Float32Array;
  /** Places in `CATEGORIES`; null without estimates: the filter is then ignored. */
  readonly category: Uint8Array | null;
}

/** Marks in `failures` which college fails which filter; returns the filters that are in use. */
export function markFailures(
  columns: Columns,
  filters: SearchFilters,
  { netPrice, category }: OwnColumns,
  failures: Failures,
): FilterName[] {
  const used: FilterName[] = [];
  const codes = (name: FilterName, column: Uint8Array, wanted: readonly number[] | null) => {
    if (wanted === null) return;
    used.push(name);
    failCodes(failures, bitOf(name), column, wanted);
  };
  const range = (
    name: FilterName,
    column: Float64Array | Float32Array,
    least: number | null,
    most: number | null,
  ) => {
    if (least === null && most === null) return;
    used.push(name);
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
  codes('faith', columns.faith, placesIn(FAITHS, f.faith));
  codes('openAdmission', columns.openAdmission, f.openAdmission === null ? null : [Number(f.openAdmission)]);
  codes('onlineOnly', columns.onlineOnly, f.onlineOnly === null ? null : [Number(f.onlineOnly)]);
  if (f.certificates === false) codes('certificates', columns.degrees, DEGREE_CODES);
  if (f.major !== null) {
    used.push('major');
    failUntaught(failures, bitOf('major'), columns, f.major);
  }
  if (f.designation !== null) {
    used.push('designation');
    failBits(failures, bitOf('designation'), columns.designations, bitsOf(f.designation));
  }
  if (category !== null) codes('category', category, placesIn(CATEGORIES, f.category));
  if (f.within !== null) range('distance', milesFrom(f.within.of, columns), null, f.within.miles);
  return used;
}

const placesIn = (choices: readonly string[], wanted: readonly string[] | null): number[] | null =>
  wanted && wanted.map((choice) => choices.indexOf(choice)).filter((place) => place >= 0);

const bitsOf = (wanted: readonly string[]): number =>
  wanted.reduce((bits, choice) => bits | (1 << (DESIGNATIONS as readonly string[]).indexOf(choice)), 0);

function failCodes(failures: Failures, bit: number, column: Uint8Array, wanted: readonly number[]): void {
  const fails = new Uint32Array(256).fill(bit);
  for (const code of wanted) fails[code] = 0;
  for (let row = 0; row < column.length; row++)
    failures[row] = (failures[row] ?? 0) | (fails[column[row] ?? 0] ?? 0);
}

/** A figure that is not reported fails. */
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

function failBits(failures: Failures, bit: number, column: Uint16Array, wanted: number): void {
  for (let row = 0; row < column.length; row++)
    if (((column[row] ?? 0) & wanted) === 0) failures[row] = (failures[row] ?? 0) | bit;
}

function failUntaught(failures: Failures, bit: number, columns: Columns, wanted: readonly string[]): void {
  const taught = new Uint8Array(columns.count);
  for (const cip of wanted) for (const row of columns.taught.get(cip) ?? []) taught[row] = 1;
  for (let row = 0; row < columns.count; row++)
    if (taught[row] === 0) failures[row] = (failures[row] ?? 0) | bit;
}
