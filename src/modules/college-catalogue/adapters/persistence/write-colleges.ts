import { type ClientBase } from 'pg';
import { COLLEGE_COLUMNS } from '../../domain/federal-data/columns.js';
import { type KnownCollege } from '../../domain/federal-data/merge-college.js';
import { tableRow } from './table-row.js';
import { writePrograms } from './write-programs.js';

/** The columns of each table by their group; the group "identity" is the table `colleges` itself. */
const COLUMNS = Map.groupBy(
  COLLEGE_COLUMNS.filter(({ name }) => name !== 'unit_id'),
  ({ group }) => group,
);
const columnsOf = (group: string) => (COLUMNS.get(group) ?? []).map(({ name }) => name);
const DIRECTORY = columnsOf('identity');
const FIGURES = [...COLUMNS.keys()]
  .filter((group) => group !== 'identity')
  .map((group) => ({ table: `college_catalogue.college_${group}`, columns: columnsOf(group) }));
const MISSING = ['suppressed', 'not_applicable'];

/**
 * Writes colleges of one release, with the figures and programs of its year. A college that is on a newer release keeps its
 * directory. A row that would stay the same is not written.
 */
export async function writeColleges(
  client: ClientBase,
  releasedOn: string,
  colleges: ReadonlyMap<number, KnownCollege>,
): Promise<void> {
  const dataYear = await dataYearOf(client, releasedOn);
  const rowsOf = (columns: readonly string[]) =>
    JSON.stringify([...colleges].map(([unitId, { figures }]) => tableRow(unitId, figures, columns)));

  await client.query(DIRECTORY_SQL, [rowsOf(DIRECTORY), dataYear, releasedOn]);
  for (const { table, columns } of FIGURES)
    await client.query(figuresSql(table, columns), [rowsOf(columns), dataYear]);
  await writePrograms(client, dataYear, colleges);
}

async function dataYearOf(client: ClientBase, releasedOn: string): Promise<number> {
  const { rows } = await client.query<{ data_year: number }>(
    'select data_year from college_catalogue.releases where released_on = $1',
    [releasedOn],
  );
  if (rows[0] === undefined) throw new Error(`There is no release of ${releasedOn}.`);
  return rows[0].data_year;
}

const list = (columns: readonly string[]) => columns.join(', ');
const listOf = (table: string, columns: readonly string[]) =>
  list(columns.map((column) => `${table}.${column}`));
const assignments = (columns: readonly string[]) =>
  list(columns.map((column) => `${column} = excluded.${column}`));
const differs = (columns: readonly string[]) =>
  `(${listOf('stored', columns)}) is distinct from (${listOf('excluded', columns)})`;

const DIRECTORY_SQL = `
  insert into college_catalogue.colleges as stored
    (unit_id, ${list([...DIRECTORY, ...MISSING])}, data_year, released_on, created_at, updated_at)
  select unit_id, ${list([...DIRECTORY, ...MISSING])}, $2::smallint, $3::date, now(), now()
    from json_populate_recordset(null::college_catalogue.colleges, $1)
  on conflict (unit_id) do update set
    ${assignments([...DIRECTORY, ...MISSING, 'data_year', 'released_on', 'updated_at'])}
   where stored.released_on <= excluded.released_on and ${differs([...DIRECTORY, ...MISSING, 'released_on'])}`;

const figuresSql = (table: string, columns: readonly string[]) => `
  insert into ${table} as stored (unit_id, data_year, ${list([...columns, ...MISSING])})
  select unit_id, $2::smallint, ${list([...columns, ...MISSING])}
    from json_populate_recordset(null::${table}, $1)
  on conflict (unit_id, data_year) do update set ${assignments([...columns, ...MISSING])}
   where ${differs([...columns, ...MISSING])}`;
