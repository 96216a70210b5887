import type pg from 'pg';

const AT_ONCE = 500;

/** Every table an import fills, with its key columns besides the college. */
const TABLES: Readonly<Record<string, readonly string[]>> = {
  federal_rows: ['released_on'],
  colleges: [],
  college_admissions: ['data_year'],
  college_costs: ['data_year'],
  college_aid: ['data_year'],
  college_earnings: ['data_year'],
  college_outcomes: ['data_year'],
  college_student_body: ['data_year'],
  college_academics: ['data_year'],
  college_program_families: ['data_year', 'cip_family'],
  college_programs: ['data_year', 'cip4', 'credential_level'],
  college_search: [],
};

/** Columns that describe the import, not the college. */
const IGNORED = new Set([
  ...['source', 'source_digest', 'imported_at', 'created_at', 'updated_at', 'createdAt'],
]);

/** Figures the service does not send. */
const NOT_SENT = new Set(['earnings_5yr_count']);

type Row = Readonly<Record<string, unknown>>;

export interface Comparison {
  rows: number;
  fields: number;
  /** How often each difference came up that the service cannot avoid. */
  expected: Map<string, number>;
  differences: string[];
}

/** Compares a catalogue imported from the service with one imported from the files of the same release, field by field. */
export async function compareCatalogues(service: pg.Client, files: pg.Client): Promise<Comparison> {
  const found: Comparison = { rows: 0, fields: 0, expected: new Map(), differences: [] };
  const unitIds = [...new Set([...(await unitIdsOf(service)), ...(await unitIdsOf(files))])];
  for (const [table, key] of Object.entries(TABLES))
    for (let at = 0; at < unitIds.length; at += AT_ONCE) {
      const ids = unitIds.slice(at, at + AT_ONCE);
      compareRows(table, await rowsOf(service, table, key, ids), await rowsOf(files, table, key, ids), found);
    }
  const [ours, theirs] = [await titlesOf(service), await titlesOf(files)];
  compareRows('program_titles', ours, theirs, found);
  return found;
}

function compareRows(table: string, ours: Map<string, Row>, theirs: Map<string, Row>, found: Comparison) {
  found.rows += theirs.size;
  for (const key of new Set([...ours.keys(), ...theirs.keys()])) {
    const [our, their] = [ours.get(key), theirs.get(key)];
    if (our !== undefined && their !== undefined) compareFields(`${table} ${key}`, our, their, found);
    else
      found.differences.push(
        `${table} ${key} came only from ${our === undefined ? 'the files' : 'the service'}`,
      );
  }
}

function compareFields(place: string, ours: Row, theirs: Row, found: Comparison): void {
  for (const field of new Set([...Object.keys(ours), ...Object.keys(theirs)])) {
    if (IGNORED.has(field)) continue;
    const [our, their] = [ours[field] ?? null, theirs[field] ?? null];
    found.fields += 1;
    if (JSON.stringify(our) === JSON.stringify(their)) continue;
    if (isNested(our, their)) compareFields(`${place} ${field}`, our as Row, their as Row, found);
    else if (!isExpected(field, our, their, found))
      found.differences.push(
        `${place} ${field}: the service has ${JSON.stringify(our)}, the files have ${JSON.stringify(their)}`,
      );
  }
}

/** Objects in a row, such as the cells of a federal row. */
const isNested = (our: unknown, their: unknown): boolean =>
  [our, their].every((value) => typeof value === 'object' && value !== null) &&
  !(Array.isArray(our) && our.every((one) => typeof one === 'string'));

/** The service sends null for both suppressed and unreported figures; the files tell them apart. */
function isExpected(field: string, our: unknown, their: unknown, found: Comparison): boolean {
  const count = (what: string) => {
    found.expected.set(what, (found.expected.get(what) ?? 0) + 1);
    return true;
  };
  if (NOT_SENT.has(field) && our === null) return count(`${field} is not sent`);
  if (their === 'suppressed' && our === null) return count('suppressed looks like not reported');
  if (field === 'suppressed' && Array.isArray(our) && our.length === 0)
    return count('suppressed looks like not reported');
  return false;
}

const unitIdsOf = async (client: pg.Client): Promise<number[]> =>
  (
    await client.query<{ id: number }>('select unit_id as id from college_catalogue.colleges order by 1')
  ).rows.map(({ id }) => id);

async function rowsOf(client: pg.Client, table: string, key: readonly string[], unitIds: readonly number[]) {
  const { rows } = await client.query<{ key: string; row: Row }>(
    `select concat_ws(' ', unit_id, ${[...key, 'null'].join(', ')}) as key, to_jsonb(t) as row
       from college_catalogue.${table} t where unit_id = any ($1)`,
    [unitIds],
  );
  return new Map(rows.map(({ key: at, row }) => [at, row]));
}

async function titlesOf(client: pg.Client): Promise<Map<string, Row>> {
  const { rows } = await client.query<{ cip4: string }>(
    'select cip4, title from college_catalogue.program_titles',
  );
  return new Map(rows.map((row) => [row.cip4, { ...row }]));
}
