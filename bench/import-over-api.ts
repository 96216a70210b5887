import { runImport } from '#modules/college-catalogue/application/import/run-import.js';
import { PgImportSession } from '#modules/college-catalogue/adapters/persistence/pg-import-session.js';
import { ScorecardApiSource } from '#modules/college-catalogue/adapters/scorecard-api/scorecard-api-source.js';
import { ScorecardClient } from '#modules/college-catalogue/adapters/scorecard-api/scorecard-client.js';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { startScorecardApi } from '../test/support/scorecard-api.js';
import { officialRecords } from '../test/support/scorecard-records.js';

/**
 * Imports every institution of the official files over the paths of the live service, from a local one, into a database
 * that is prepared and to spare: `DATABASE_URL=... node --import ./bench/ts-resolve.mjs bench/import-over-api.ts`.
 * Twice, so that the second shows what an import costs that changes nothing.
 */
const databaseUrl = process.env['DATABASE_URL'];
const records = officialRecords();
if (records === null || databaseUrl === undefined) {
  console.error('DATABASE_URL and the files of SCORECARD_DATA_DIR are needed.');
  process.exit(1);
}
const scorecard = await startScorecardApi({ records });
const service = { url: scorecard.url, key: 'test-key', paceMs: 1 };

for (const round of ['import', 'import again']) {
  const id = randomUUID();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into college_catalogue.imports (id, source, scope, options, state, page, created_at)
     values ($1, 'api', 'all', '{"forceUpdate": true}', 'queued', 0, now())`,
    [id],
  );
  const session = await PgImportSession.open(databaseUrl, id);
  if (session === null || session === 'busy') throw new Error('Another import is running.');

  globalThis.gc?.();
  const memory = process.memoryUsage().rss;
  scorecard.spentMs = 0;
  const started = performance.now();
  const asking = new ScorecardClient(service, (wait) => session.waiting(wait), session.signal);
  await runImport(
    new ScorecardApiSource(asking, 'all', new Date().getUTCFullYear()),
    session,
    session.signal,
  );
  const seconds = (performance.now() - started) / 1000;
  await session.close();

  const { rows } = await client.query(
    'select state, pages, rows_read, imported, updated, unchanged, rejected from college_catalogue.imports where id = $1',
    [id],
  );
  await client.end();
  const grown = (process.memoryUsage().rss - memory) / 1024 / 1024;
  console.log(
    `${round}: ${seconds.toFixed(1)} s, of which the service ${(scorecard.spentMs / 1000).toFixed(1)} s; ` +
      `${grown.toFixed(0)} MB more memory, the service's included; ${JSON.stringify(rows[0])}`,
  );
}
await scorecard.close();
