import { type ClientBase } from 'pg';
import { type KnownCollege, mergedCollege } from '../../domain/federal-data/merge-college.js';
import { type CollegeRecord } from '../../domain/federal-data/read-college.js';
import { collegeSearchRefreshed } from './college-search.projection.js';
import { digestOf, federalRow, type FederalRow, type StoredFigures } from './federal-row.js';
import { Turns } from '#shared-kernel/platform/turns.js';
import { prepared, type Statement } from './prepared.js';
import { collegesWritten } from './write-colleges.js';

export interface Telling {
  releasedOn: string;
  source: 'starter' | 'api' | 'files';
  /** Whether this source has different words for "suppressed" and "not reported". */
  tellsSuppressed: boolean;
  /** Rows imported in this time are left as they are; null compares every row. */
  freshForDays: number | null;
}

export interface ChangeCounts {
  imported: number;
  updated: number;
  unchanged: number;
}

export interface Changes {
  counts: ChangeCounts;
  statements: readonly Statement[];
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
  select wanted.unit_id, c.unit_id is not null as is_known, encode(f.source_digest, 'hex') as heard,
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
    (released_on, unit_id, source, figures, program_families, programs, digest, source_digest, imported_at)
  select $1::date, row.unit_id, $2::text, row.figures::jsonb, row.program_families::jsonb, row.programs::jsonb,
         decode(row.digest, 'hex'), decode(row.heard, 'hex'), now()
    from unnest($3::int[], string_to_array($4, E'\\n'), string_to_array($5, E'\\n'), string_to_array($6, E'\\n'),
                string_to_array($7, E'\\n'), string_to_array($8, E'\\n'))
      as row(unit_id, figures, program_families, programs, digest, heard)
  on conflict (released_on, unit_id) do update
     set source = excluded.source, figures = excluded.figures, program_families = excluded.program_families,
         programs = excluded.programs, digest = excluded.digest, source_digest = excluded.source_digest,
         imported_at = excluded.imported_at`;

const HEARD_THE_SAME = `
  update college_catalogue.federal_rows f set source_digest = decode(row.heard, 'hex')
    from unnest($2::int[], $3::text[]) as row(unit_id, heard)
   where f.released_on = $1 and f.unit_id = row.unit_id`;

/**
 * What the tables gain when colleges of one release are told, with their figures and cards. A college whose row says what it
 * said before is not written at all; the starter never replaces what an import brought.
 */
export async function changesOf(
  client: ClientBase,
  telling: Telling,
  records: readonly CollegeRecord[],
): Promise<Changes> {
  const { releasedOn, source, tellsSuppressed, freshForDays } = telling;
  const turns = new Turns();
  const told = new Map<number, { record: CollegeRecord; heard: string }>();
  for (const record of records) {
    told.set(record.unitId, { record, heard: digestOf({ source, record }) });
    await turns.pass();
  }
  const { rows: held } = await prepared<Held>(client, HELD, [
    releasedOn,
    [...told.keys()],
    freshForDays ?? 0,
  ]);
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

  const changed: Changed[] = [];
  const same: { unit_id: number; heard: string }[] = [];
  for (const row of open) {
    const { record, heard } = told.get(row.unit_id) ?? {};
    if (record === undefined || heard === undefined) continue;
    const college = mergedCollege(known.get(row.unit_id), record, tellsSuppressed);
    const content = federalRow(college);
    if (content.digest === row.digest) same.push({ unit_id: row.unit_id, heard });
    else changed.push({ unit_id: row.unit_id, is_known: row.is_known, college, content, heard });
    await turns.pass();
  }

  const statements: Statement[] = [];
  if (same.length > 0)
    statements.push({
      text: HEARD_THE_SAME,
      values: [releasedOn, same.map(unitIdOf), same.map(({ heard }) => heard)],
    });
  if (changed.length > 0)
    for (const statement of written(telling, await dataYearOf(client, releasedOn), changed)) {
      statements.push(statement);
      await turns.pass();
    }
  const updated = changed.filter(({ is_known }) => is_known).length;
  return {
    counts: { imported: changed.length - updated, updated, unchanged: told.size - changed.length },
    statements,
  };
}

const unitIdOf = ({ unit_id }: Pick<Held, 'unit_id'>) => unit_id;

function* written(
  { releasedOn, source }: Telling,
  dataYear: number,
  changed: readonly Changed[],
): Iterable<Statement> {
  yield { text: UPSERT, values: [releasedOn, source, ...columnsOf(changed)] };
  yield* collegesWritten(
    releasedOn,
    dataYear,
    new Map(changed.map(({ unit_id, college }) => [unit_id, college])),
  );
  yield collegeSearchRefreshed(changed.map(unitIdOf));
}

async function dataYearOf(client: ClientBase, releasedOn: string): Promise<number> {
  const { rows } = await client.query<{ data_year: number }>(
    'select data_year from college_catalogue.releases where released_on = $1',
    [releasedOn],
  );
  if (rows[0] === undefined) throw new Error(`No release of ${releasedOn} is known.`);
  return rows[0].data_year;
}

interface Changed extends Pick<Held, 'unit_id' | 'is_known'> {
  college: KnownCollege;
  content: FederalRow;
  heard: string;
}

/** The rows as the upsert takes them, column by column: JSON has no line breaks of its own, and lines need no escapes. */
const columnsOf = (rows: readonly Changed[]): unknown[] => [
  rows.map(unitIdOf),
  rows.map(({ content }) => content.figures).join('\n'),
  rows.map(({ content }) => content.programFamilies).join('\n'),
  rows.map(({ content }) => content.programs).join('\n'),
  rows.map(({ content }) => content.digest).join('\n'),
  rows.map(({ heard }) => heard).join('\n'),
];

async function contentOf(
  client: ClientBase,
  releasedOn: string,
  unitIds: readonly number[],
): Promise<Map<number, KnownCollege>> {
  if (unitIds.length === 0) return new Map();
  const { rows } = await prepared<
    Omit<KnownCollege, 'figures'> & { unit_id: number; figures: StoredFigures }
  >(client, CONTENT, [releasedOn, unitIds]);
  return new Map(
    rows.map(({ unit_id, figures: { other_names = [], ...figures }, ...lists }) => [
      unit_id,
      { ...lists, figures: { ...figures, other_names: other_names.join('|') } },
    ]),
  );
}
