import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { prepareDatabase } from '../../src/prepare-database.js';
import { copyInto } from './copy.js';
import { importWholeCatalogue } from './import-catalogue.js';
import { listTables } from './lists.js';
import { studentsOf, studentTables } from './students.js';

export const STUDENTS = 10_000;

const UNIT_IDS = 'select unit_id from college_catalogue.colleges where operating order by unit_id';
const MAJORS = 'select name from student_profile.majors where cip_family is not null order by position';
const RELEASE = `select released_on || '.' || version as version from college_catalogue.catalogue_version`;

/** Fills an empty database with D1: the imported catalogue, then students, saved colleges and predictions. */
export async function makeD1(databaseUrl: string, dataDirectory: string): Promise<void> {
  await prepareDatabase(databaseUrl);
  await importWholeCatalogue(databaseUrl, dataDirectory);

  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const unitIds = await client.query<{ unit_id: number }>(UNIT_IDS);
    const majors = await client.query<{ name: string }>(MAJORS);
    const release = await client.query<{ version: string }>(RELEASE);
    const students = studentsOf(STUDENTS);
    await client.query('begin');
    const tables = [
      ...studentTables(
        students,
        majors.rows.map(({ name }) => name),
      ),
      ...listTables(
        students,
        unitIds.rows.map(({ unit_id }) => unit_id),
        release.rows[0]?.version ?? '',
      ),
    ];
    for (const table of tables) await copyInto(client, table);
    await client.query('commit');
    await client.query(await readFile(path.join(import.meta.dirname, 'reference-tables.sql'), 'utf8'));
    await client.query('vacuum (analyze)');
  } finally {
    await client.end();
  }
}
