import path from 'node:path';
import { parseArgs } from 'node:util';
import { prepareDatabase } from './prepare-database.js';
import { PlatformSettings } from '#shared-kernel/platform/configuration/platform-settings.js';
import { InvalidSettings } from '#shared-kernel/platform/configuration/settings.js';
import { readSettings } from './settings.js';
import { startEmbeddedPostgres } from '#shared-kernel/platform/embedded-postgres/embedded-postgres.js';
import { importFiles } from '#modules/college-catalogue/adapters/scorecard-files/import-files.js';

const USAGE = `npm run catalogue:import -- FILE... [--released 2025-05-19] [--data-year 2023]

FILE: official College Scorecard files, plain, .gz or .zip: institutions, and optionally fields of study, the IPEDS
admissions survey, figures of a newer release, and directory changes. Files are recognized by their headings.
--released   the release date, when the file name has none
--data-year  the first year of the academic year the release describes; by default two years before the release`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { released: { type: 'string' }, 'data-year': { type: 'string' }, help: { type: 'boolean' } },
  });
  if (positionals.length === 0 || values.help === true) {
    console.log(USAGE);
    return values.help === true ? 0 : 1;
  }
  const settings = readSettings(process.env).get(PlatformSettings);
  const embedded =
    settings.databaseUrl === undefined
      ? await startEmbeddedPostgres({
          dataDir: path.join(settings.dataDir, 'postgres'),
          database: 'flyleaf',
        })
      : null;
  const databaseUrl = settings.databaseUrl ?? embedded?.url ?? '';
  try {
    await prepareDatabase(databaseUrl);
    return await importFiles(
      databaseUrl,
      {
        paths: positionals.map((file) => path.resolve(file)),
        releasedOn: values.released ?? null,
        dataYear: values['data-year'] === undefined ? null : Number(values['data-year']),
      },
      console.log,
    );
  } finally {
    // Leaves a server running that another Flyleaf process uses.
    await embedded?.stop();
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof InvalidSettings || isUsageError(error) ? error.message : error);
    process.exit(1);
  },
);

function isUsageError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
