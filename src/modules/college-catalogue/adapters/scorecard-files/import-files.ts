import path from 'node:path';
import type pg from 'pg';
import { withDedicatedConnection } from '#shared-kernel/platform/persistence/dedicated-connection.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { runImport } from '../../application/import/run-import.js';
import { isDate } from '../../domain/federal-data/release-date.js';
import { UNFINISHED } from '../persistence/import-row.js';
import { PgImportSession } from '../persistence/pg-import-session.js';
import { type FilesGiven, ScorecardFilesSource } from './scorecard-files-source.js';

interface Counts {
  state: string;
  error: string | null;
  rows_read: number;
  imported: number;
  updated: number;
  unchanged: number;
  rejected: number;
}

const BUSY = 'Another import is running. Wait for it to finish.';
const PROBLEMS_SHOWN = 20;

/** Imports files in this process. Run again after a crash, it continues at the first page not stored. Returns the exit code. */
export async function importFiles(
  databaseUrl: string,
  given: FilesGiven,
  print: (line: string) => void,
): Promise<number> {
  const problem = problemWith(given);
  if (problem !== null) {
    print(problem);
    return 1;
  }
  const importId = await openImport(databaseUrl, given);
  const session = importId === null ? 'busy' : await PgImportSession.open(databaseUrl, importId);
  if (session === 'busy' || session === null) {
    print(BUSY);
    return 1;
  }
  const started = performance.now();
  try {
    // The session's own connection holds a transaction per page; the programs need one that lasts.
    return await withDedicatedConnection(databaseUrl, 'flyleaf-import-files', async (client) => {
      await runImport(new ScorecardFilesSource(given, client), session, session.signal);
      return await report(client, session.row.id, (performance.now() - started) / 1000, print);
    });
  } finally {
    await session.close();
  }
}

function problemWith({ releasedOn, dataYear }: FilesGiven): string | null {
  if (releasedOn !== null && !isDate(releasedOn)) return '--released must be a date such as 2025-05-19.';
  if (dataYear !== null && !(Number.isInteger(dataYear) && dataYear > 1995 && dataYear < 2100))
    return '--data-year must be a year such as 2023.';
  return null;
}

/** The unfinished import of the same files, or a new one. Null while another import is running. */
function openImport(databaseUrl: string, given: FilesGiven): Promise<string | null> {
  const options = JSON.stringify({
    forceUpdate: true,
    files: given.paths.map((file) => path.basename(file)),
    releasedOn: given.releasedOn,
    dataYear: given.dataYear,
  });
  return withDedicatedConnection(databaseUrl, 'flyleaf-import', async (client) => {
    const { rows } = await client.query<{ id: string; source: string; same: boolean; abandoned: boolean }>(
      `select id, source, options = $1::jsonb as same,
              coalesce(heartbeat_at, created_at) < now() - interval '15 seconds' as abandoned
         from college_catalogue.imports where state in ${UNFINISHED}`,
      [options],
    );
    const [unfinished] = rows;
    if (unfinished?.source === 'files' && unfinished.same) return unfinished.id;
    if (unfinished !== undefined && !(unfinished.source === 'files' && unfinished.abandoned)) return null;
    if (unfinished !== undefined) await failAbandoned(client, unfinished.id);

    const id = newId();
    await client.query(
      `insert into college_catalogue.imports (id, source, scope, options, state, page, created_at)
       values ($1, 'files', 'all', $2, 'queued', 0, now())`,
      [id, options],
    );
    return id;
  });
}

async function failAbandoned(client: pg.ClientBase, importId: string): Promise<void> {
  await client.query(
    `update college_catalogue.imports set state = 'failed', finished_at = now(),
            error = 'The import stopped, and other files were imported after it.' where id = $1`,
    [importId],
  );
}

async function report(
  client: pg.ClientBase,
  importId: string,
  seconds: number,
  print: (line: string) => void,
): Promise<number> {
  const { rows } = await client.query<Counts>('select * from college_catalogue.imports where id = $1', [
    importId,
  ]);
  const [counts] = rows;
  if (counts === undefined) throw new Error('The import no longer exists.');
  const { rows: problems } = await client.query<{ place: string; reason: string }>(
    'select place, reason from college_catalogue.import_problems where import_id = $1 order by number limit $2',
    [importId, PROBLEMS_SHOWN],
  );
  for (const { place, reason } of problems) print(`${place}: ${reason}`);
  if (counts.rejected > problems.length) print(`... and ${counts.rejected - problems.length} more`);
  print(
    `${counts.state}: ${counts.rows_read} rows read, ${counts.imported} imported, ${counts.updated} updated, ` +
      `${counts.unchanged} unchanged, ${counts.rejected} unreadable; ${seconds.toFixed(1)} s`,
  );
  if (counts.error !== null) print(counts.error);
  return counts.state === 'complete' ? 0 : 1;
}
