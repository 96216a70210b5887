import { figure, numeral } from './figure.js';
import { type SourceCollege } from './source-college.js';

export type Unit =
  | 'key'
  | 'text'
  | 'link'
  | 'code'
  | 'flag'
  | 'share'
  | 'score'
  | 'count'
  | 'dollars'
  | 'years'
  | 'degrees'
  | 'date'
  | 'ratio';

export type Column = {
  readonly name: string;
  readonly group: string;
  readonly unit: Unit;
  /** The year or cohort the value describes. */
  readonly describes: string;
  /** The federal columns it is read from. */
  readonly source: string;
  readonly valueFor: (college: SourceCollege) => string;
};

export type Applies = (college: SourceCollege) => boolean;
const always: Applies = () => true;
export const not =
  (applies: Applies): Applies =>
  (college) =>
    !applies(college);
export const both =
  (one: Applies, other: Applies): Applies =>
  (college) =>
    one(college) && other(college);

const DECIMALS: Partial<Record<Unit, number>> = { share: 6, degrees: 6, years: 1 };
const TEXT_UNITS: readonly Unit[] = ['key', 'text', 'link', 'date'];

/** Other money is in whole dollars. */
const WITH_CENTS = /debt|income/;

/** Numbers of this column in one spelling. */
export function normalized({ name, unit }: Pick<Column, 'name' | 'unit'>, cell: string): string {
  if (TEXT_UNITS.includes(unit)) return cell;
  return numeral(cell, unit === 'dollars' && WITH_CENTS.test(name) ? 2 : (DECIMALS[unit] ?? 0));
}

/** Columns that each come from one federal column. `lines` is what `pairsIn` reads. */
export function columns(
  group: string,
  unit: Unit,
  describes: string,
  lines: string,
  applies: Applies = always,
): Column[] {
  return pairsIn(lines).map(([name, source]) => ({
    name,
    group,
    unit,
    describes,
    source,
    valueFor: (college) => normalized({ name, unit }, figure(college.row[source], applies(college))),
  }));
}

export const mapped = (column: Column, map: (value: string) => string): Column => ({
  ...column,
  valueFor: (college) => map(column.valueFor(college)),
});

/** Reads "our_name <- THEIR_NAME" pairs, one per line. */
export function pairsIn(lines: string): [name: string, source: string][] {
  return lines.split('\n').map((line) => {
    const [name, source] = line.trim().split(' <- ');
    if (!name || !source) throw new Error(`"${line}" is not "our_name <- THEIR_NAME"`);
    return [name, source];
  });
}
