import {
  FAMILY_BRANCHES,
  FAMILY_FIELDS,
  FIGURE_FIELDS,
  PROGRAMS_FIELD,
} from '../../domain/federal-data/api-names.js';
import { type FederalCells } from '../../domain/federal-data/source-college.js';

type ApiRecord = Readonly<Record<string, unknown>>;

const FAMILIES = [...FAMILY_FIELDS].map(([field, column]) => {
  const branch = Object.values(FAMILY_BRANCHES).find((name) => field.startsWith(`${name}.`)) ?? '';
  return { field, column, branch, leaf: field.slice(branch.length + 1) };
});

/** Reads every requested field under its federal column name. Null and a missing key both mean not reported. */
export function rowReader(requested: ReadonlySet<string>): (record: ApiRecord) => FederalCells {
  const figures = [...FIGURE_FIELDS].filter(([field]) => requested.has(field));
  const families = FAMILIES.filter(({ branch, field }) => requested.has(branch) || requested.has(field));
  return (record) => {
    const row: Record<string, string> = {};
    for (const [field, column] of figures) row[column] = text(record[field]);
    for (const { field, column, branch, leaf } of families)
      row[column] = text(record[field] ?? inside(record[branch], leaf));
    return row;
  };
}

/** Programs by the column names of the official file; null when the record has none. */
export function programsOf(record: ApiRecord): FederalCells[] | null {
  const programs = record[PROGRAMS_FIELD];
  return Array.isArray(programs) ? programs.map(programCells) : null;
}

function programCells(program: unknown): FederalCells {
  const earnings = inside(inside(program, 'earnings'), '5_yr');
  const count =
    inside(earnings, 'overall_count') ?? inside(inside(earnings, 'working_not_enrolled'), 'overall_count');
  const cells: Record<string, string> = {
    CIPCODE: text(inside(program, 'code')),
    CIPDESC: text(inside(program, 'title')),
    CREDLEV: text(inside(inside(program, 'credential'), 'level')),
    IPEDSCOUNT2: text(inside(inside(program, 'counts'), 'ipeds_awards2')),
    DISTANCE: text(inside(program, 'distance')),
    EARN_MDN_5YR: text(inside(earnings, 'overall_median_earnings')),
  };
  if (count !== undefined) cells['EARN_COUNT_WNE_5YR'] = text(count);
  return cells;
}

const inside = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as ApiRecord)[key] : undefined;

function text(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? '1' : '0';
  return '';
}
