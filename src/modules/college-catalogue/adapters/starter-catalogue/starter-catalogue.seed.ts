import { type ClientBase } from 'pg';
import { type Seed } from '#shared-kernel/platform/persistence/seeds.js';
import { type CollegeRecord } from '../../domain/federal-data/read-college.js';
import { raiseCatalogueVersion } from '../persistence/catalogue-version.js';
import { storeColleges } from '../persistence/store-colleges.js';
import { type Line, readStarterFiles, type StarterFiles, starterChecksum } from './starter-files.js';

/** The release the starter files were made from. */
const RELEASED_ON = '2025-05-19';

const OPTIONS = {
  releasedOn: RELEASED_ON,
  source: 'starter',
  marksSuppressed: true,
  freshDays: null,
} as const;

/**
 * The colleges that come with the product (db/seed/college-catalogue/README.md). A college that a newer starter leaves out stays,
 * because someone may have saved it.
 */
export const starterCatalogue: Seed = {
  name: 'college-catalogue.starter',
  version: starterChecksum,
  load: async (client) => {
    const files = await readStarterFiles();
    await loadReference(client, files);
    const { imported, updated } = await storeColleges(client, OPTIONS, recordsOf(files));
    if (imported + updated > 0) await raiseCatalogueVersion(client, RELEASED_ON);
  },
};

async function loadReference(client: ClientBase, files: StarterFiles): Promise<void> {
  await client.query(
    `insert into college_catalogue.releases
     select row.*, now() from jsonb_to_recordset($1::jsonb) as row(
       released_on date, title text, publisher text, licence text, source_url text, data_year smallint)
     on conflict (released_on) do update set title = excluded.title, publisher = excluded.publisher,
       licence = excluded.licence, source_url = excluded.source_url, data_year = excluded.data_year`,
    [JSON.stringify(files.releases)],
  );
  await client.query('delete from college_catalogue.column_meanings where released_on = $1', [RELEASED_ON]);
  await client.query(
    `insert into college_catalogue.column_meanings
     select $2, row."column", row."group", row.unit, row.describes, row.source
       from jsonb_to_recordset($1::jsonb) as row("column" text, "group" text, unit text, describes text, source text)`,
    [JSON.stringify([...files.columns, ...files.programColumns]), RELEASED_ON],
  );
  await client.query(
    `insert into college_catalogue.program_families
     select row.* from jsonb_to_recordset($1::jsonb) as row(cip_family text, title text, short_title text)
     on conflict (cip_family) do update set title = excluded.title, short_title = excluded.short_title`,
    [JSON.stringify(files.families)],
  );
  await client.query(
    `insert into college_catalogue.program_titles
     select row.* from jsonb_to_recordset($1::jsonb) as row(cip4 text, title text)
     on conflict (cip4) do update set title = excluded.title`,
    [JSON.stringify(files.programTitles)],
  );
}

function recordsOf({ colleges, collegeFamilies, collegePrograms }: StarterFiles): CollegeRecord[] {
  const families = byCollege(collegeFamilies);
  const programs = byCollege(collegePrograms);
  return colleges.map((figures) => {
    const unitId = Number(figures['unit_id']);
    return {
      unitId,
      figures,
      derived: {},
      programFamilies: families.get(unitId) ?? [],
      programs: programs.get(unitId) ?? [],
    };
  });
}

function byCollege(lines: readonly Line[]): Map<number, Line[]> {
  const grouped = new Map<number, Line[]>();
  for (const { unit_id, ...line } of lines) {
    const unitId = Number(unit_id);
    grouped.set(unitId, [...(grouped.get(unitId) ?? []), line]);
  }
  return grouped;
}
