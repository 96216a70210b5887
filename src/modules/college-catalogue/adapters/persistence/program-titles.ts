import { type ClientBase } from 'pg';

/** Adds and updates the titles of 4-digit program codes. */
export async function storeProgramTitles(
  client: ClientBase,
  titles: ReadonlyMap<string, string>,
): Promise<void> {
  if (titles.size === 0) return;
  await client.query(
    `insert into college_catalogue.program_titles (cip4, title)
     select * from unnest($1::text[], $2::text[])
     on conflict (cip4) do update set title = excluded.title where program_titles.title <> excluded.title`,
    [[...titles.keys()], [...titles.values()]],
  );
}
