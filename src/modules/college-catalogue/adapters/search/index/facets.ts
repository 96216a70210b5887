import {
  CATEGORIES,
  DESIGNATIONS,
  FAITHS,
  type FilterName,
  LOCALES,
  REGIONS,
  SIZES,
  TEST_POLICIES,
} from '../../../domain/search/choices.js';
import { type FacetChoice, type Facets } from '../../../contracts/index.js';
import { type Columns, controlsOf, degreeCodesOf, NO_CODE } from './columns.js';
import { bitOf, type Failures } from './filters.js';

const NO_OR_YES = ['false', 'true'];

/** Choices without a college are left out. */
export function facetsOf(
  columns: Columns,
  category: Uint8Array | null,
  rows: Int32Array,
  failures: Failures,
): Facets {
  const left = (filter: FilterName) => leftBy(bitOf(filter), rows, failures);
  const count = (filter: FilterName, column: Uint8Array) => countCodes(bitOf(filter), column, rows, failures);
  const named = (filter: FilterName, column: Uint8Array, names: readonly string[]) => {
    const counts = count(filter, column);
    return withColleges(names.map((value, code) => ({ value, count: counts[code] ?? 0 })));
  };

  return {
    state: named('state', columns.state, columns.states),
    ownership: grouped(['1', '2'], controlsOf, count('ownership', columns.ownership)),
    degrees_awarded: grouped(
      ['1', '2', '3', '4', '5', '6'],
      degreeCodesOf,
      countCodes(bitOf('degrees_awarded') | bitOf('certificates'), columns.degrees, rows, failures),
    ),
    locale: named('locale', columns.locale, LOCALES),
    region: named('region', columns.region, REGIONS),
    size: named('size', columns.size, SIZES),
    major: majors(columns, left('major')),
    testPolicy: named('testPolicy', columns.testPolicy, TEST_POLICIES),
    designation: designations(columns, left('designation')),
    faith: named('faith', columns.faith, FAITHS),
    openAdmission: named('openAdmission', columns.openAdmission, NO_OR_YES),
    onlineOnly: named('onlineOnly', columns.onlineOnly, NO_OR_YES),
    ...(category === null ? {} : { category: named('category', category, CATEGORIES) }),
  };
}

function countCodes(bit: number, column: Uint8Array, rows: Int32Array, failures: Failures): Int32Array {
  const counts = new Int32Array(NO_CODE + 1);
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0;
    if (((failures[row] ?? 0) & ~bit) !== 0) continue;
    const code = column[row] ?? NO_CODE;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

/** 1 at each row that passes every other filter. */
function leftBy(bit: number, rows: Int32Array, failures: Failures): Uint8Array {
  const left = new Uint8Array(failures.length);
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0;
    if (((failures[row] ?? 0) & ~bit) === 0) left[row] = 1;
  }
  return left;
}

const withColleges = (choices: readonly FacetChoice[]): FacetChoice[] =>
  choices.filter(({ count }) => count > 0);

/** For choices that stand for several codes each. */
const grouped = (
  choices: readonly string[],
  codesOf: (choice: string) => readonly number[],
  counts: Int32Array,
): FacetChoice[] =>
  withColleges(
    choices.map((value) => ({
      value,
      count: codesOf(value).reduce((sum, code) => sum + (counts[code] ?? 0), 0),
    })),
  );

function designations({ designations: column }: Columns, left: Uint8Array): FacetChoice[] {
  const counts = new Int32Array(DESIGNATIONS.length);
  for (let row = 0; row < left.length; row++) {
    const bits = left[row] === 1 ? (column[row] ?? 0) : 0;
    for (let at = 0; bits >> at !== 0; at++) counts[at] = (counts[at] ?? 0) + ((bits >> at) & 1);
  }
  return withColleges(DESIGNATIONS.map((value, at) => ({ value, count: counts[at] ?? 0 })));
}

function majors({ families, taught }: Columns, left: Uint8Array): FacetChoice[] {
  return withColleges(families.map((value) => ({ value, count: countIn(taught.get(value), left) })));
}

function countIn(rows: Int32Array | undefined, left: Uint8Array): number {
  let count = 0;
  if (rows !== undefined) for (let at = 0; at < rows.length; at++) count += left[rows[at] ?? 0] ?? 0;
  return count;
}
