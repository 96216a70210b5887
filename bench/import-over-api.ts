// Imports every institution of the official files from a local Scorecard service into an empty catalogue, twice: the second import
// shows what it costs to change nothing. Then imports the files themselves into another catalogue and compares both field by
// field: `npm run bench:import-api`. Fails on any difference the service could avoid.
import { runImport } from '#modules/college-catalogue/application/import/run-import.js';
import { PgImportSession } from '#modules/college-catalogue/adapters/persistence/pg-import-session.js';
import { importFiles } from '#modules/college-catalogue/adapters/scorecard-files/import-files.js';
import { ScorecardApiSource } from '#modules/college-catalogue/adapters/scorecard-api/scorecard-api-source.js';
import { ScorecardClient } from '#modules/college-catalogue/adapters/scorecard-api/scorecard-client.js';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { startScorecardApi } from '../test/support/servers/scorecard-api.js';
import { officialRecords } from '../test/support/data/scorecard-records.js';
import { BenchDatabase } from './d1/cluster.js';
import { inDatabase } from './measuring/in-database.js';
import { compareCatalogues } from './measuring/same-catalogue.js';

const RELEASED_ON = '2025-05-19';
const DIFFERENCES_SHOWN = 20;
const FOLDER = path.resolve(process.env['SCORECARD_DATA_DIR'] ?? '../shared/data');
const FILES = ['scorecard-institutions.csv.gz', 'scorecard-field-of-study.csv.gz'];

const records = officialRecords();
if (records === null) {
  console.error('The files of SCORECARD_DATA_DIR are needed.');
  process.exit(1);
}
const database = await BenchDatabase.start();
try {
  const [overApi, fromFiles] = [
    await emptyCatalogue('bench_over_api'),
    await emptyCatalogue('bench_from_files'),
  ];
  await importOverApi(overApi);
  await importFiles(
    fromFiles,
    { paths: FILES.map((file) => path.join(FOLDER, file)), releasedOn: RELEASED_ON, dataYear: null },
    (line) => console.log(`files: ${line}`),
  );
  await compare(overApi, fromFiles);
} finally {
  await database.stop();
}

/** A first start without the starter colleges. */
async function emptyCatalogue(name: string): Promise<string> {
  const url = await database.copyOf(await database.firstStart(), name);
  await inDatabase(url, async (client) => {
    for (const table of ['federal_rows', 'colleges', 'program_titles'])
      await client.query(`delete from college_catalogue.${table}`);
  });
  return url;
}

async function importOverApi(databaseUrl: string): Promise<void> {
  const scorecard = await startScorecardApi({ records: records ?? [] });
  for (const round of ['service', 'service again']) {
    const id = randomUUID();
    await inDatabase(databaseUrl, (client) =>
      client.query(
        `insert into college_catalogue.imports (id, source, scope, options, state, page, created_at)
         values ($1, 'api', 'all', '{"forceUpdate": true}', 'queued', 0, now())`,
        [id],
      ),
    );
    const session = await PgImportSession.open(databaseUrl, id);
    if (session === null || session === 'busy') throw new Error('Another import is running.');

    scorecard.spentMs = 0;
    const started = performance.now();
    const client = new ScorecardClient(
      { url: scorecard.url, key: 'test-key', paceMs: 1 },
      (wait) => session.waiting(wait),
      session.signal,
    );
    const source = new ScorecardApiSource(client, 'all', new Date().getUTCFullYear());
    await runImport(source, session, session.signal);
    const seconds = (performance.now() - started) / 1000;
    await session.close();
    const { rows } = await inDatabase(databaseUrl, (client) =>
      client.query<object>(
        'select state, pages, rows_read, imported, updated, unchanged, rejected from college_catalogue.imports where id = $1',
        [id],
      ),
    );
    console.log(
      `${round}: ${seconds.toFixed(1)} s, of which answering ${(scorecard.spentMs / 1000).toFixed(1)} s; ${JSON.stringify(rows[0])}`,
    );
  }
  await scorecard.close();
}

async function compare(overApi: string, fromFiles: string): Promise<void> {
  const { rows, fields, expected, differences } = await inDatabase(overApi, (ours) =>
    inDatabase(fromFiles, (theirs) => compareCatalogues(ours, theirs)),
  );
  console.log(`${rows} rows, ${fields} fields compared`);
  for (const [what, times] of expected) console.log(`expected, ${times} times: ${what}`);
  console.log(`${differences.length} other differences`);
  for (const difference of differences.slice(0, DIFFERENCES_SHOWN)) console.log(difference);
  if (differences.length > 0 || rows === 0) process.exitCode = 1;
}
