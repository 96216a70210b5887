import { figure, rounded } from './figure.ts';
import { type SourceCollege } from './scorecard-release.ts';

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

const DECIMALS: Partial<Record<Unit, number>> = { share: 6, degrees: 6, dollars: 2, years: 1 };

/** Columns that one federal column feeds: `our name <- THEIR NAME`, one per line. */
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
    valueFor: (college) => rounded(figure(college.row[source], applies(college)), DECIMALS[unit] ?? 12),
  }));
}

export const reworded = (column: Column, reword: (value: string) => string): Column => ({
  ...column,
  valueFor: (college) => reword(column.valueFor(college)),
});

/** "our_name <- THEIR_NAME", one pair a line. */
export function pairsIn(lines: string): [name: string, source: string][] {
  return lines.split('\n').map((line) => {
    const [name, source] = line.trim().split(' <- ');
    if (!name || !source) throw new Error(`"${line}" is not "our_name <- THEIR_NAME"`);
    return [name, source];
  });
}
