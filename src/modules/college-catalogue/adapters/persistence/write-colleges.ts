import { COLLEGE_COLUMNS } from '../../domain/federal-data/columns.js';
import { isMissing, NOT_APPLICABLE, NOT_REPORTED, SUPPRESSED } from '../../domain/federal-data/figure.js';
import { type KnownCollege } from '../../domain/federal-data/merge-college.js';
import { type FederalCells } from '../../domain/federal-data/source-college.js';
import { type Statement } from './prepared.js';

/** The columns of each table of figures in one order, by its group; the directory's stand with the college itself. */
const GROUPS = Map.groupBy(
  COLLEGE_COLUMNS.filter(({ name }) => name !== 'unit_id').map(({ group, name }) => ({ group, name })),
  ({ group }) => group,
);
const DIRECTORY = (GROUPS.get('identity') ?? []).map(({ name }) => name).sort();
const FIGURES = [...GROUPS]
  .filter(([group]) => group !== 'identity')
  .map(([group, columns]) => ({
    table: `college_catalogue.college_${group}`,
    columns: columns.map(({ name }) => name).sort(),
  }));

/**
 * Writes colleges of one release, which describes `dataYear`, with their figures. A college that already stands on a newer
 * release keeps its directory; a release's own figures replace those of its year. What is as it was is not written.
 */
export function* collegesWritten(
  releasedOn: string,
  dataYear: number,
  colleges: ReadonlyMap<number, KnownCollege>,
): Iterable<Statement> {
  const told = [...colleges];
  const lines = (columns: readonly string[]) =>
    JSON.stringify(told.map(([unitId, { figures }]) => lineOf(unitId, figures, columns)));
  yield { text: COLLEGES, values: [lines(DIRECTORY), dataYear, releasedOn] };
  for (const { table, columns } of FIGURES)
    yield { text: figuresSql(table, columns), values: [lines(columns), dataYear] };

  yield* replaced(
    FAMILIES,
    dataYear,
    told.map(([unitId, { programFamilies }]) => [unitId, programFamilies]),
  );
  yield* replaced(
    PROGRAMS,
    dataYear,
    told.map(([unitId, { programs }]) => [unitId, programs]),
  );
}

/** One line of a table: its figures, and the names of those whose absence is more than silence. */
function lineOf(unitId: number, figures: FederalCells, columns: readonly string[]) {
  const suppressed: string[] = [];
  const notApplicable: string[] = [];
  const line: Record<string, unknown> = {
    ...{ unit_id: unitId, other_names: [] },
    ...{ suppressed, not_applicable: notApplicable },
  };
  for (const column of columns) {
    const cell = figures[column] ?? NOT_REPORTED;
    if (cell === SUPPRESSED) suppressed.push(column);
    else if (cell === NOT_APPLICABLE) notApplicable.push(column);
    else if (cell !== NOT_REPORTED) line[column] = column === 'other_names' ? cell.split('|') : cell;
  }
  return line;
}

const MARKED = ['suppressed', 'not_applicable'];
const excluded = (columns: readonly string[]) =>
  columns.map((column) => `${column} = excluded.${column}`).join(', ');
const prefixed = (prefix: string, columns: readonly string[]) =>
  columns.map((column) => `${prefix}.${column}`).join(', ');

const COLLEGES = `
  insert into college_catalogue.colleges as held
    (unit_id, ${DIRECTORY.join(', ')}, suppressed, not_applicable, data_year, released_on, created_at, updated_at)
  select unit_id, ${DIRECTORY.join(', ')}, suppressed, not_applicable, $2::smallint, $3::date, now(), now()
    from json_populate_recordset(null::college_catalogue.colleges, $1)
  on conflict (unit_id) do update set
    ${excluded([...DIRECTORY, ...MARKED, 'data_year', 'released_on', 'updated_at'])}
   where held.released_on <= excluded.released_on
     and (${prefixed('held', [...DIRECTORY, ...MARKED, 'released_on'])})
         is distinct from (${prefixed('excluded', [...DIRECTORY, ...MARKED, 'released_on'])})`;

const figuresSql = (table: string, columns: readonly string[]) => `
  insert into ${table} as held (unit_id, data_year, ${columns.join(', ')}, suppressed, not_applicable)
  select unit_id, $2::smallint, ${columns.join(', ')}, suppressed, not_applicable
    from json_populate_recordset(null::${table}, $1)
  on conflict (unit_id, data_year) do update set ${excluded([...columns, ...MARKED])}
   where (${prefixed('held', [...columns, ...MARKED])}) is distinct from (${prefixed('excluded', [...columns, ...MARKED])})`;

interface ListTable {
  table: string;
  /** Column of the table, its type, and the cell it is read from. */
  columns: readonly (readonly [column: string, type: string, cell: string])[];
  marks: boolean;
}

const FAMILIES: ListTable = {
  table: 'college_catalogue.college_program_families',
  columns: [
    ['cip_family', 'text', 'cip_family'],
    ['award_share', 'numeric', 'award_share'],
    ['associate_offered', 'smallint', 'associate_offered'],
    ['bachelors_offered', 'smallint', 'bachelors_offered'],
  ],
  marks: false,
};

const PROGRAMS: ListTable = {
  table: 'college_catalogue.college_programs',
  columns: [
    ['cip4', 'text', 'cip4'],
    ['credential_level', 'smallint', 'credential_level'],
    ['graduates', 'int', 'awards'],
    ['distance', 'smallint', 'distance'],
    ['earnings_5yr_median', 'int', 'earnings_5yr_median'],
    ['earnings_5yr_count', 'int', 'earnings_5yr_count'],
  ],
  marks: true,
};

type Lines = readonly (readonly [unitId: number, lines: readonly FederalCells[]])[];

/** Replaces the lines of these colleges and this year; columns travel as arrays, which costs the least. */
function* replaced({ table, columns, marks }: ListTable, dataYear: number, told: Lines): Iterable<Statement> {
  yield {
    text: `delete from ${table} where data_year = $1 and unit_id = any ($2::int[])`,
    values: [dataYear, told.map(([unitId]) => unitId)],
  };
  if (told.every(([, lines]) => lines.length === 0)) return;

  const names = columns.map(([column]) => column);
  const parameters = columns.map(([, type], i) => `$${i + 3}::${type}[]`);
  const all = ['unit_id', ...names, ...(marks ? ['suppressed'] : [])];
  const unnested = ['$2::int[]', ...parameters, ...(marks ? [`$${columns.length + 3}::text[]`] : [])];
  yield {
    text: `insert into ${table} (data_year, ${all.join(', ')})
     select $1::int, ${prefixed('line', ['unit_id', ...names])}${marks ? `, string_to_array(line.suppressed, ',')` : ''}
       from unnest(${unnested.join(', ')}) as line(${all.join(', ')})
      ${table === FAMILIES.table ? 'join college_catalogue.program_families using (cip_family)' : ''}`,
    values: [
      dataYear,
      arrayOf(told, (_, unitId) => String(unitId)),
      ...columns.map(([, , cell]) => arrayOf(told, (line) => element(line[cell]))),
      ...(marks ? [arrayOf(told, (line) => `"${suppressedIn(line, columns)}"`)] : []),
    ],
  };
}

/** As PostgreSQL reads an array: one element for each line. */
function arrayOf(told: Lines, elementOf: (line: FederalCells, unitId: number) => string): string {
  const elements: string[] = [];
  for (const [unitId, lines] of told) for (const line of lines) elements.push(elementOf(line, unitId));
  return `{${elements.join()}}`;
}

/** Codes and numbers, as nearly all cells are, need no quotes. */
const element = (cell = NOT_REPORTED): string =>
  isMissing(cell) ? 'null' : PLAIN.test(cell) ? cell : `"${cell.replace(/["\\]/g, '\\$&')}"`;
const PLAIN = /^[\d.]+$/;

function suppressedIn(line: FederalCells, columns: ListTable['columns']): string {
  let names = '';
  for (const [column, , cell] of columns)
    if (line[cell] === SUPPRESSED) names += names === '' ? column : `,${column}`;
  return names;
}
