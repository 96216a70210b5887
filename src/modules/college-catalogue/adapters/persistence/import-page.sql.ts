import { type FederalPage } from '../../application/import/federal-source.js';
import { printable } from '../../domain/federal-data/printable.js';
import { type Statement } from './prepared.js';

/** More than that tells nobody more; `rejected` counts them all. */
const PROBLEMS_KEPT = 1_000;

const LONGEST_REASON = 500;

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

/** Reasons quote what was sent, which may be anything. */
const inWords = (told: string): string => printable(told.slice(0, LONGEST_REASON));

/** What could not be read on a page, as far as it is kept. */
export function problemsRecorded(importId: string, { page, problems }: FederalPage): Statement[] {
  if (problems.length === 0) return [];
  const rows = problems.map(({ place, unitId, reason }, index) => ({
    ...{ number: index + 1, place: inWords(place), reason: inWords(reason) },
    unit_id: unitId,
  }));
  return [{ text: PROBLEMS, values: [importId, page, JSON.stringify(rows)] }];
}

/** What `stored` holds needs no second look; it gains what is on its way now. A page that fails ends the run, and its memory. */
export function titlesRecorded(
  titles: ReadonlyMap<string, string>,
  stored: Map<string, string>,
): Statement[] {
  const unheard = [...titles].filter(([cip4, title]) => stored.get(cip4) !== title);
  if (unheard.length === 0) return [];
  for (const [cip4, title] of unheard) stored.set(cip4, title);
  return [{ text: TITLES, values: [unheard.map(([cip4]) => cip4), unheard.map(([, title]) => title)] }];
}
