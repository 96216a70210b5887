import { createHash } from 'node:crypto';
import { type ClientBase } from 'pg';

type Cells = Readonly<Record<string, string>>;

/**
 * A college as imported, cell by cell in the catalogue's columns. An empty cell was not reported; `suppressed` and `n/a`
 * stay as they are written.
 */
export interface FederalRow {
  unitId: number;
  figures: Cells;
  programFamilies: readonly Cells[];
  programs: readonly Cells[];
}

const UPSERT = `
  insert into college_catalogue.federal_rows
    (released_on, unit_id, figures, program_families, programs, digest, imported_at)
  select $1, row.unit_id, row.figures, row.program_families, row.programs, decode(row.digest, 'hex'), now()
    from jsonb_to_recordset($2::jsonb) as row(
      unit_id integer, figures jsonb, program_families jsonb, programs jsonb, digest text)
  on conflict (released_on, unit_id) do update
     set figures = excluded.figures, program_families = excluded.program_families, programs = excluded.programs,
         digest = excluded.digest, imported_at = excluded.imported_at
   where federal_rows.digest <> excluded.digest
  returning unit_id`;

/** Stores the rows of one release and tells which are new or differ from what was stored before. */
export async function storeFederalRows(
  client: ClientBase,
  releasedOn: string,
  rows: readonly FederalRow[],
): Promise<number[]> {
  const { rows: changed } = await client.query<{ unit_id: number }>(UPSERT, [
    releasedOn,
    JSON.stringify(rows.map(stored)),
  ]);
  return changed.map(({ unit_id }) => unit_id);
}

function stored({ unitId, figures, programFamilies, programs }: FederalRow) {
  const { other_names = '', ...others } = reported(figures);
  const content = {
    figures: { ...others, other_names: other_names.split('|').filter((name) => name !== '') },
    program_families: programFamilies.map(reported),
    programs: programs.map(reported),
  };
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  return { unit_id: unitId, ...content, digest };
}

const reported = (cells: Cells): Cells =>
  Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== ''));
