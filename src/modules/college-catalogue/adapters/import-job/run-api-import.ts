import { runImport } from '../../application/import/run-import.js';
import { PgImportSession } from '../persistence/pg-import-session.js';
import { ScorecardApiSource } from '../scorecard-api/scorecard-api-source.js';
import { ScorecardClient, type ScorecardService } from '../scorecard-api/scorecard-client.js';

/** What an import thread needs, as plain values: they are copied from one thread to another. */
export interface ImportTask {
  importId: string;
  databaseUrl: string;
  scorecard: ScorecardService;
  thisYear: number;
}

/** Continues after the last stored page until the import is finished. Throws if another try may help. */
export async function runApiImport(task: ImportTask, signal: AbortSignal): Promise<void> {
  const session = await PgImportSession.open(task.databaseUrl, task.importId);
  if (session === null) return;
  if (session === 'busy') throw new Error('Another server is importing.');

  try {
    const stopped = AbortSignal.any([signal, session.signal]);
    const client = new ScorecardClient(task.scorecard, (wait) => session.waiting(wait), stopped);
    const source = new ScorecardApiSource(client, session.row.scope, task.thisYear);
    await runImport(source, session, stopped);
  } finally {
    await session.close();
  }
}
