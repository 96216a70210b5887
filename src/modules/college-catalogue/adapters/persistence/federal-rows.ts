import { type ClientBase } from 'pg';
import { type KnownCollege } from '../../domain/federal-data/merge-college.js';
import { collegeFrom, type FederalRow } from './federal-row.js';

/** What is stored of one college of a release, without its content. */
export interface StoredRow {
  unit_id: number;
  has_college: boolean;
  has_row: boolean;
  source: string | null;
  source_digest: string | null;
  /** Imported within the last `freshDays`. The starter is never fresh. */
  is_fresh: boolean;
}

export async function findStoredRows(
  client: ClientBase,
  releasedOn: string,
  freshDays: number,
  unitIds: readonly number[],
): Promise<Map<number, StoredRow>> {
  const { rows } = await client.query<StoredRow>(
    `select wanted.unit_id, c.unit_id is not null as has_college, f.unit_id is not null as has_row,
            f.source, encode(f.source_digest, 'hex') as source_digest,
            coalesce(f.source <> 'starter' and f.imported_at > now() - make_interval(days => $3::int), false) as is_fresh
       from unnest($2::int[]) as wanted(unit_id)
       left join college_catalogue.colleges c using (unit_id)
       left join college_catalogue.federal_rows f on f.unit_id = wanted.unit_id and f.released_on = $1`,
    [releasedOn, unitIds, freshDays],
  );
  return new Map(rows.map((row) => [row.unit_id, row]));
}

export async function readKnownColleges(
  client: ClientBase,
  releasedOn: string,
  unitIds: readonly number[],
): Promise<Map<number, KnownCollege>> {
  if (unitIds.length === 0) return new Map();
  const { rows } = await client.query<FederalRow & { unitId: number }>(
    `select unit_id as "unitId", figures, program_families as "programFamilies", programs
       from college_catalogue.federal_rows where released_on = $1 and unit_id = any ($2::int[])`,
    [releasedOn, unitIds],
  );
  return new Map(rows.map((row) => [row.unitId, collegeFrom(row)]));
}

export interface FederalRowToWrite extends FederalRow {
  unitId: number;
  sourceDigest: string;
}

export async function writeFederalRows(
  client: ClientBase,
  releasedOn: string,
  source: string,
  rows: readonly FederalRowToWrite[],
): Promise<void> {
  await client.query(
    `insert into college_catalogue.federal_rows
       (released_on, unit_id, source, figures, program_families, programs, source_digest, imported_at)
     select $1::date, unit_id, $2::text, figures::jsonb, program_families::jsonb, programs::jsonb,
            decode(source_digest, 'hex'), now()
       from unnest($3::int[], $4::text[], $5::text[], $6::text[], $7::text[])
         as row(unit_id, figures, program_families, programs, source_digest)
     on conflict (released_on, unit_id) do update
        set source = excluded.source, figures = excluded.figures, program_families = excluded.program_families,
            programs = excluded.programs, source_digest = excluded.source_digest, imported_at = excluded.imported_at`,
    [
      releasedOn,
      source,
      rows.map(({ unitId }) => unitId),
      rows.map(({ figures }) => JSON.stringify(figures)),
      rows.map(({ programFamilies }) => JSON.stringify(programFamilies)),
      rows.map(({ programs }) => JSON.stringify(programs)),
      rows.map(({ sourceDigest }) => sourceDigest),
    ],
  );
}

/** For colleges whose source sent something new that changes nothing here. */
export async function writeSourceDigests(
  client: ClientBase,
  releasedOn: string,
  digests: ReadonlyMap<number, string>,
): Promise<void> {
  if (digests.size === 0) return;
  await client.query(
    `update college_catalogue.federal_rows f set source_digest = decode(row.digest, 'hex')
       from unnest($2::int[], $3::text[]) as row(unit_id, digest)
      where f.released_on = $1 and f.unit_id = row.unit_id`,
    [releasedOn, [...digests.keys()], [...digests.values()]],
  );
}
