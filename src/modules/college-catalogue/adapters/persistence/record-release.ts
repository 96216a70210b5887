import { type ClientBase } from 'pg';
import { type ReleaseHint } from '../../application/import/federal-source.js';
import { shiftYears } from '../../domain/federal-data/shift-years.js';

/** A failed import may have left a release without colleges, so releases with colleges come first. */
const MOST_RECENT = `
  select released_on::text as released_on from college_catalogue.releases r
   where data_year = $1
   order by exists (select from college_catalogue.federal_rows f where f.released_on = r.released_on) desc,
            r.released_on desc
   limit 1`;

/**
 * Finds the release a source has, or records a new one. A source that knows only the year has the newest release of that year; a
 * source that knows nothing has the catalogue's current release.
 */
export async function recordRelease(client: ClientBase, hint: ReleaseHint, today: string): Promise<string> {
  const { releasedOn, dataYear } = hint;
  if (releasedOn === null && dataYear === null) {
    const current = await client.query<{ released_on: string | null }>(
      'select released_on::text from college_catalogue.catalogue_version',
    );
    const currentRelease = current.rows[0]?.released_on;
    if (currentRelease != null) return currentRelease;
  }
  if (releasedOn === null && dataYear !== null) {
    const known = await client.query<{ released_on: string }>(MOST_RECENT, [dataYear]);
    if (known.rows[0]) return withColumnMeanings(client, known.rows[0].released_on);
  }
  const date = releasedOn ?? today;
  await client.query(
    `insert into college_catalogue.releases
       (released_on, title, publisher, licence, source_url, data_year, loaded_at)
     values ($1, $2, 'US Department of Education', 'Public domain in the United States',
             'https://collegescorecard.ed.gov/data', $3, now())
     on conflict (released_on) do nothing`,
    [
      date,
      releasedOn === null
        ? `College Scorecard as served on ${dayWords(date)}`
        : `College Scorecard release of ${dayWords(date)}`,
      dataYear ?? usualDataYear(date),
    ],
  );
  return withColumnMeanings(client, date);
}

/** The release of 2025 describes 2023-24. */
const usualDataYear = (releasedOn: string) => Number(releasedOn.slice(0, 4)) - 2;

const dayWords = (date: string) =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

interface Meaning {
  column_name: string;
  column_group: string;
  unit: string;
  describes: string;
  federal_column: string;
  data_year: number;
}

/** Copies what each column describes from another release, moved to the years of this one. */
async function withColumnMeanings(client: ClientBase, releasedOn: string): Promise<string> {
  const { rows } = await client.query<Meaning & { own_year: number }>(
    `select m.*, r.data_year, own.data_year as own_year
       from college_catalogue.releases own
       join college_catalogue.column_meanings m
         on m.released_on = (select max(released_on) from college_catalogue.column_meanings where released_on <> $1)
       join college_catalogue.releases r on r.released_on = m.released_on
      where own.released_on = $1
        and not exists (select from college_catalogue.column_meanings where released_on = $1)`,
    [releasedOn],
  );
  if (rows.length > 0)
    await client.query(
      `insert into college_catalogue.column_meanings
         (released_on, column_name, column_group, unit, describes, federal_column)
       select $1, row.* from jsonb_to_recordset($2::jsonb) as row(
         column_name text, column_group text, unit text, describes text, federal_column text)`,
      [
        releasedOn,
        JSON.stringify(
          rows.map((row) => ({
            ...row,
            describes: shiftYears(row.describes, row.own_year - row.data_year, dayWords(releasedOn)),
          })),
        ),
      ],
    );
  return releasedOn;
}
