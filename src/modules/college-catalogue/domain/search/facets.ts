import { DESIGNATIONS, type FilterName, LOCALES, REGIONS, SIZES, TEST_POLICIES } from './choices.js';
import { type Columns, NO_CODE } from './columns.js';
import { bitOf, degreeCodesOf, type Failures } from './filters.js';

export interface Choice {
  readonly value: string;
  readonly count: number;
}
type Facet = Exclude<FilterName, 'students' | 'admitRate' | 'completion' | 'netPrice' | 'distance'>;
export type Facets = Readonly<Record<Facet, readonly Choice[]>>;

const MAJOR_FAMILY = /^\d{2}$/;
const NO_OR_YES = ['false', 'true'];

/** How many colleges there were with each choice alone in its filter, all other filters as they are. */
export function facetsOf(columns: Columns, rows: Int32Array, failures: Failures): Facets {
  const left = (filter: FilterName) => {
    const others = ~bitOf(filter);
    return rows.filter((row) => ((failures[row] ?? 0) & others) === 0);
  };
  const named = (filter: FilterName, column: Uint8Array, names: readonly string[]) => {
    const counts = countCodes(column, left(filter));
    return told(names.map((value, code) => ({ value, count: counts[code] ?? 0 })));
  };

  return {
    state: named('state', columns.state, columns.states),
    ownership: ownerships(countCodes(columns.ownership, left('ownership'))),
    degrees_awarded: degrees(countCodes(columns.degrees, left('degrees_awarded'))),
    locale: named('locale', columns.locale, LOCALES),
    region: named('region', columns.region, REGIONS),
    size: named('size', columns.size, SIZES),
    major: majors(columns, left('major')),
    testPolicy: named('testPolicy', columns.testPolicy, TEST_POLICIES),
    designation: designations(columns, left('designation')),
    openAdmission: named('openAdmission', columns.openAdmission, NO_OR_YES),
    onlineOnly: named('onlineOnly', columns.onlineOnly, NO_OR_YES),
  };
}

const told = (choices: readonly Choice[]): Choice[] => choices.filter(({ count }) => count > 0);

function countCodes(column: Uint8Array, rows: Int32Array): Int32Array {
  const counts = new Int32Array(NO_CODE + 1);
  for (const row of rows) {
    const code = column[row] ?? NO_CODE;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

const ownerships = (counts: Int32Array): Choice[] =>
  told([
    { value: '1', count: counts[1] ?? 0 },
    { value: '2', count: (counts[2] ?? 0) + (counts[3] ?? 0) },
  ]);

const degrees = (counts: Int32Array): Choice[] =>
  told(
    ['1', '2', '3', '4', '5', '6'].map((value) => ({
      value,
      count: degreeCodesOf(value).reduce((sum, code) => sum + (counts[code] ?? 0), 0),
    })),
  );

function designations(columns: Columns, rows: Int32Array): Choice[] {
  const counts = new Int32Array(DESIGNATIONS.length);
  for (const row of rows) {
    const bits = columns.designations[row] ?? 0;
    for (let at = 0; bits >> at !== 0; at++) if ((bits >> at) & 1) counts[at] = (counts[at] ?? 0) + 1;
  }
  return told(DESIGNATIONS.map((value, at) => ({ value, count: counts[at] ?? 0 })));
}

function majors(columns: Columns, rows: Int32Array): Choice[] {
  const isLeft = new Uint8Array(columns.count);
  for (const row of rows) isLeft[row] = 1;
  const families = [...columns.taught.keys()].filter((cip) => MAJOR_FAMILY.test(cip)).sort();
  return told(
    families.map((value) => {
      let count = 0;
      for (const row of columns.taught.get(value) ?? []) count += isLeft[row] ?? 0;
      return { value, count };
    }),
  );
}
