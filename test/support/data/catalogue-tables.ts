import { createHash } from 'node:crypto';
import type pg from 'pg';

/** Every table an import writes, with the columns that depend only on the imported rows. */
const CONTENT: Readonly<Record<string, string>> = {
  federal_rows: 'released_on, unit_id, source, figures, program_families, programs, source_digest',
  colleges: `to_jsonb(t) - 'created_at' - 'updated_at'`,
  college_admissions: 'to_jsonb(t)',
  college_costs: 'to_jsonb(t)',
  college_aid: 'to_jsonb(t)',
  college_earnings: 'to_jsonb(t)',
  college_outcomes: 'to_jsonb(t)',
  college_student_body: 'to_jsonb(t)',
  college_academics: 'to_jsonb(t)',
  college_program_families: 'to_jsonb(t)',
  college_programs: 'to_jsonb(t)',
  program_titles: 'to_jsonb(t)',
  college_search: `to_jsonb(t) - 'card', (card::jsonb - 'createdAt')`,
};

/** A digest per table. Equal catalogues have equal digests. */
export async function catalogueDigests(client: pg.ClientBase): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  for (const [table, columns] of Object.entries(CONTENT)) {
    const { rows } = await client.query<{ count: number; digest: string }>(
      `select count(*)::int as count, string_agg(md5(line), '' order by line) as digest
         from (select row(${columns})::text as line from college_catalogue.${table} t) lines`,
    );
    const [{ count, digest } = { count: 0, digest: '' }] = rows;
    digests[table] = `${count} rows, ${createHash('sha256').update(digest).digest('hex').slice(0, 16)}`;
  }
  return digests;
}

/** Changes whenever a row is written, even with the same values. */
export async function catalogueWritings(client: pg.ClientBase): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const table of [...Object.keys(CONTENT), 'releases', 'column_meanings', 'catalogue_version']) {
    const { rows } = await client.query(
      `select count(*)::int, max(xmin::text::bigint) as latest from college_catalogue.${table}`,
    );
    found[table] = rows[0];
  }
  return found;
}
