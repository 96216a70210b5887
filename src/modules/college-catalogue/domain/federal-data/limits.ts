import { type Column, type Unit } from './column.js';
import { isMissing, isNumber } from './figure.js';

type Range = readonly [low: number, high: number];

const LARGEST_INTEGER = 2_147_483_647;
const OF_UNIT: Partial<Record<Unit, Range>> = {
  share: [0, 1],
  count: [0, LARGEST_INTEGER],
  dollars: [-99_999_999, LARGEST_INTEGER],
  years: [0, 150],
  ratio: [0, 1000],
  code: [-99, 9999],
  flag: [0, 1],
};

/** For columns whose range is narrower than their unit's. The first match counts. */
const OF_COLUMN: readonly (readonly [RegExp, Range])[] = [
  [/^sat_average$/, [400, 1600]],
  [/^sat_/, [200, 800]],
  [/^act_/, [1, 36]],
  [/^latitude$/, [-90, 90]],
  [/^longitude$/, [-180, 180]],
  [/^endowment$/, [-1e12, 1e15]],
  [/debt|income/, [-99_999_999, 99_999_999]],
];

/** The codes we know. Any other code ("do not know", -3) is stored as not reported. */
const CODES: Readonly<Record<string, readonly number[]>> = {
  ownership: [1, 2, 3],
  institution_level: [1, 2, 3],
  predominant_degree: [0, 1, 2, 3, 4],
  highest_degree: [0, 1, 2, 3, 4],
  region: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  locale: [11, 12, 13, 21, 22, 23, 31, 32, 33, 41, 42, 43],
  open_admission: [1, 2],
  test_policy: [1, 2, 3, 5],
};
const CONSIDERATIONS = [1, 3, 5];

const codesOf = (name: string) => (name.startsWith('considers_') ? CONSIDERATIONS : CODES[name]);

/** Whether a cell of this column holds a code we do not know. */
export function unknownCodeIn({ name, unit }: Pick<Column, 'name' | 'unit'>): (cell: string) => boolean {
  const codes = unit === 'code' ? codesOf(name) : undefined;
  return codes === undefined ? () => false : (cell) => isNumber(cell) && !codes.includes(Number(cell));
}

/** Several times the longest list of other names. */
const LONGEST_TEXT = 4_000;

const TEXT_UNITS: readonly Unit[] = ['key', 'text', 'link', 'date'];

/** "0.60-0.64", "<=0.05" */
const RANGE = /^([<>]=?\s*-?[\d.]+|[\d.]+\s*-\s*[\d.]+)$/;

/** A check that says what is wrong with a cell of this column, or null. */
export function checkFor({
  name,
  unit,
  source,
}: Pick<Column, 'name' | 'unit' | 'source'>): (cell: string) => string | null {
  if (TEXT_UNITS.includes(unit))
    return ({ length }) =>
      length > LONGEST_TEXT ? `${source} has ${length} characters, more than ${LONGEST_TEXT}.` : null;
  const [low, high] = OF_COLUMN.find(([named]) => named.test(name))?.[1] ??
    OF_UNIT[unit] ?? [-LARGEST_INTEGER, LARGEST_INTEGER];
  return (cell) => {
    if (isMissing(cell)) return null;
    if (!isNumber(cell))
      return `${source} is "${cell.slice(0, 40)}", ${RANGE.test(cell) ? 'a range' : 'not a number'}.`;
    const number = Number(cell);
    return number < low || number > high ? `${source} is ${cell}, outside ${low} to ${high}.` : null;
  };
}
