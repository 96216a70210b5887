import type pg from 'pg';

const AT_ONCE = 500;

/** Every table an import fills, by its key beside the college. The federal row is what all the others are written out of. */
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

/** When a row was written, by whom, and digests of what is compared field by field. */
const OF_THE_IMPORT = new Set([
  ...['source', 'source_digest', 'imported_at', 'created_at', 'updated_at', 'createdAt'],
]);

/** What the service does not send: how many graduates the earnings of a field of study are of. */
const UNSENT = new Set(['earnings_5yr_count']);

type Row = Readonly<Record<string, unknown>>;

export interface Comparison {
  rows: number;
  fields: number;
  /** How often each difference was met that lies in what the service can say. */
  inherent: Map<string, number>;
  differences: string[];
}

/** Holds a catalogue the service brought against one the official files of the same release brought, field by field. */
export async function compareCatalogues(service: pg.Client, files: pg.Client): Promise<Comparison> {
  const found: Comparison = { rows: 0, fields: 0, inherent: new Map(), differences: [] };
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
        `${table} ${key} came from ${our === undefined ? 'the files' : 'the service'} alone`,
      );
  }
}

function compareFields(place: string, ours: Row, theirs: Row, found: Comparison): void {
  for (const field of new Set([...Object.keys(ours), ...Object.keys(theirs)])) {
    if (OF_THE_IMPORT.has(field)) continue;
    const [our, their] = [ours[field] ?? null, theirs[field] ?? null];
    found.fields += 1;
    if (JSON.stringify(our) === JSON.stringify(their)) continue;
    if (isNested(our, their)) compareFields(`${place} ${field}`, our as Row, their as Row, found);
    else if (!isInherent(field, our, their, found))
      found.differences.push(
        `${place} ${field}: the service brought ${JSON.stringify(our)}, the files ${JSON.stringify(their)}`,
      );
  }
}

/** Objects inside a row: the cells of a federal row, what a card says is missing. */
const isNested = (our: unknown, their: unknown): boolean =>
  [our, their].every((value) => typeof value === 'object' && value !== null) &&
  !(Array.isArray(our) && our.every((one) => typeof one === 'string'));

/** The service says null both for what was withheld and for what nobody reported; the files know which. */
function isInherent(field: string, our: unknown, their: unknown, found: Comparison): boolean {
  const counted = (what: string) => {
    found.inherent.set(what, (found.inherent.get(what) ?? 0) + 1);
    return true;
  };
  if (UNSENT.has(field) && our === null) return counted(`${field} is not sent`);
  if (their === 'suppressed' && our === null) return counted('withheld is not told from not reported');
  if (field === 'suppressed' && Array.isArray(our) && our.length === 0)
    return counted('withheld is not told from not reported');
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
