import { createHash } from 'node:crypto';
import { type ClientBase } from 'pg';
import { type KnownCollege, mergedCollege } from '../../domain/federal-data/merge-college.js';
import { type CollegeRecord } from '../../domain/federal-data/read-college.js';
import { type FederalCells } from '../../domain/federal-data/source-college.js';
import { refreshCollegeSearch } from './college-search.projection.js';
import { writeColleges } from './write-colleges.js';

export interface Telling {
  releasedOn: string;
  source: 'starter' | 'api' | 'files';
  /** Whether this source has different words for "suppressed" and "not reported". */
  tellsSuppressed: boolean;
  /** Rows imported in this time are left as they are; null compares every row. */
  freshForDays: number | null;
}

export interface StoredCounts {
  imported: number;
  updated: number;
  unchanged: number;
}

interface Held {
  unit_id: number;
  is_known: boolean;
  heard: string | null;
  digest: string | null;
  source: string | null;
  is_fresh: boolean;
}

const HELD = `
  select wanted.unit_id, c.unit_id is not null as is_known, encode(f.heard, 'hex') as heard,
         encode(f.digest, 'hex') as digest, f.source,
         coalesce(f.source <> 'starter' and f.imported_at > now() - make_interval(days => $3::int), false) as is_fresh
    from unnest($2::int[]) as wanted(unit_id)
    left join college_catalogue.colleges c using (unit_id)
    left join college_catalogue.federal_rows f on f.unit_id = wanted.unit_id and f.released_on = $1`;

const CONTENT = `
  select unit_id, figures, program_families as "programFamilies", programs
    from college_catalogue.federal_rows where released_on = $1 and unit_id = any ($2::int[])`;

const UPSERT = `
  insert into college_catalogue.federal_rows
    (released_on, unit_id, source, figures, program_families, programs, digest, heard, imported_at)
  select $1, row.unit_id, $3, row.figures, row.program_families, row.programs,
         decode(row.digest, 'hex'), decode(row.heard, 'hex'), now()
    from jsonb_to_recordset($2::jsonb) as row(
      unit_id integer, figures jsonb, program_families jsonb, programs jsonb, digest text, heard text)
  on conflict (released_on, unit_id) do update
     set source = excluded.source, figures = excluded.figures, program_families = excluded.program_families,
         programs = excluded.programs, digest = excluded.digest, heard = excluded.heard,
         imported_at = excluded.imported_at`;

const HEARD_THE_SAME = `
  update college_catalogue.federal_rows f set heard = decode(row.heard, 'hex')
    from jsonb_to_recordset($2::jsonb) as row(unit_id integer, heard text)
   where f.released_on = $1 and f.unit_id = row.unit_id`;

/**
 * Stores colleges of one release, with their figures and cards. Belongs in one transaction. A college whose row says what
 * it said before is not written at all; the starter never replaces what an import brought.
 */
export async function storeColleges(
  client: ClientBase,
  telling: Telling,
  records: readonly CollegeRecord[],
): Promise<StoredCounts> {
  const { releasedOn, source, tellsSuppressed, freshForDays } = telling;
  const told = new Map(
    records.map((record) => [record.unitId, { record, heard: digestOf({ source, record }) }]),
  );
  const { rows: held } = await client.query<Held>(HELD, [releasedOn, [...told.keys()], freshForDays ?? 0]);
  const isSettled = (row: Held) =>
    (freshForDays !== null && row.is_fresh) ||
    row.heard === told.get(row.unit_id)?.heard ||
    (source === 'starter' && row.source !== null && row.source !== 'starter');
  const open = held.filter((row) => !isSettled(row));
  const known = await contentOf(
    client,
    releasedOn,
    open.filter(({ digest }) => digest !== null).map(unitIdOf),
  );

  const changed: (Held & { row: object; college: KnownCollege })[] = [];
  const same: object[] = [];
  for (const row of open) {
    const { record, heard } = told.get(row.unit_id) ?? {};
    if (record === undefined) continue;
    const college = mergedCollege(known.get(row.unit_id), record, tellsSuppressed);
    const content = stored(college);
    const digest = digestOf(content);
    if (digest === row.digest) same.push({ unit_id: row.unit_id, heard });
    else changed.push({ ...row, college, row: { unit_id: row.unit_id, ...content, digest, heard } });
  }

  if (same.length > 0) await client.query(HEARD_THE_SAME, [releasedOn, JSON.stringify(same)]);
  if (changed.length > 0) {
    const unitIds = changed.map(unitIdOf);
    await client.query(UPSERT, [releasedOn, JSON.stringify(changed.map(({ row }) => row)), source]);
    await writeColleges(
      client,
      releasedOn,
      new Map(changed.map(({ unit_id, college }) => [unit_id, college])),
    );
    await refreshCollegeSearch(client, unitIds);
  }
  const updated = changed.filter(({ is_known }) => is_known).length;
  return { imported: changed.length - updated, updated, unchanged: told.size - changed.length };
}

const unitIdOf = ({ unit_id }: Pick<Held, 'unit_id'>) => unit_id;

/** Other names are a list in the table; a cell that was not reported is not stored. */
type StoredFigures = Omit<FederalCells, 'other_names'> & { other_names?: string[] };

async function contentOf(
  client: ClientBase,
  releasedOn: string,
  unitIds: readonly number[],
): Promise<Map<number, KnownCollege>> {
  if (unitIds.length === 0) return new Map();
  const { rows } = await client.query<
    Omit<KnownCollege, 'figures'> & { unit_id: number; figures: StoredFigures }
  >(CONTENT, [releasedOn, unitIds]);
  return new Map(
    rows.map(({ unit_id, figures: { other_names = [], ...figures }, ...lists }) => [
      unit_id,
      { ...lists, figures: { ...figures, other_names: other_names.join('|') } },
    ]),
  );
}

function stored({ figures, programFamilies, programs }: KnownCollege) {
  const { other_names = '', ...others } = reported(figures);
  return {
    figures: { ...others, other_names: other_names.split('|').filter((name) => name !== '') },
    program_families: programFamilies.map(reported).toSorted(inOrder),
    programs: programs.map(reported).toSorted(inOrder),
  };
}

/** The cells that say something, in one order: equal rows give equal digests. */
function reported(cells: FederalCells): FederalCells {
  return Object.fromEntries(
    Object.entries(cells)
      .filter(([, cell]) => cell !== '')
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

function inOrder(a: FederalCells, b: FederalCells): number {
  return keyOf(a) < keyOf(b) ? -1 : 1;
}

const keyOf = (line: FederalCells) =>
  `${line['cip_family'] ?? line['cip4'] ?? ''} ${line['credential_level'] ?? ''}`;

const digestOf = (content: object): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');
