import { type ClientBase } from 'pg';
import { type FederalPage } from '../../application/import/federal-source.js';
import { printable } from '../../domain/federal-data/printable.js';

/** Per import; `imports.rejected` counts the rest. */
const MOST_PROBLEMS = 1_000;
const LONGEST_TEXT = 500;

const INSERT = `
  insert into college_catalogue.import_problems (import_id, number, page, place, unit_id, reason)
  select $1, stored.count + row.number, $2, row.place, row.unit_id, row.reason
    from json_to_recordset($3) as row(number integer, place text, unit_id integer, reason text)
   cross join (select count(*)::int as count from college_catalogue.import_problems where import_id = $1) stored
   where stored.count + row.number <= ${MOST_PROBLEMS}`;

/** The rows of a page that could not be read. */
export async function recordProblems(
  client: ClientBase,
  importId: string,
  { page, problems }: FederalPage,
): Promise<void> {
  if (problems.length === 0) return;
  const rows = problems.map(({ place, unitId, reason }, index) => ({
    number: index + 1,
    place: storable(place),
    unit_id: unitId,
    reason: storable(reason),
  }));
  await client.query(INSERT, [importId, page, JSON.stringify(rows)]);
}

/** Problems quote the source, which may send any bytes. */
const storable = (text: string): string => printable(text.slice(0, LONGEST_TEXT));
