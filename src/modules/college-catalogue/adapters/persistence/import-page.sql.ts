import { type ClientBase } from 'pg';
import { type FederalPage } from '../../application/import/federal-source.js';
import { prepared } from './prepared.js';

/** More than that tells nobody more; `rejected` counts them all. */
const PROBLEMS_KEPT = 1_000;

const PROBLEMS = `
  insert into college_catalogue.import_problems (import_id, number, page, place, unit_id, reason)
  select $1, held.count + row.number, $2, row.place, row.unit_id, row.reason
    from jsonb_to_recordset($3::jsonb) as row(number integer, place text, unit_id integer, reason text)
   cross join (select count(*)::int as count from college_catalogue.import_problems where import_id = $1) held
   where held.count + row.number <= ${PROBLEMS_KEPT}`;

const TITLES = `
  insert into college_catalogue.program_titles (cip4, title)
  select * from unnest($1::text[], $2::text[])
  on conflict (cip4) do update set title = excluded.title where program_titles.title <> excluded.title`;

export async function recordProblems(client: ClientBase, importId: string, page: FederalPage): Promise<void> {
  if (page.problems.length === 0) return;
  const rows = page.problems.map(({ place, unitId, reason }, index) => ({
    ...{ number: index + 1, place, reason },
    unit_id: unitId,
  }));
  await client.query(PROBLEMS, [importId, page.page, JSON.stringify(rows)]);
}

/** What `stored` holds needs no second look; it gains what is stored now. A page that fails ends the run, and its memory. */
export async function recordTitles(
  client: ClientBase,
  titles: ReadonlyMap<string, string>,
  stored: Map<string, string>,
): Promise<void> {
  const unheard = [...titles].filter(([cip4, title]) => stored.get(cip4) !== title);
  if (unheard.length === 0) return;
  await prepared(client, TITLES, [unheard.map(([cip4]) => cip4), unheard.map(([, title]) => title)]);
  for (const [cip4, title] of unheard) stored.set(cip4, title);
}
