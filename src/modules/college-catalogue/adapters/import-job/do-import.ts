import { runImport } from '../../application/import/run-import.js';
import { PgImportSession } from '../persistence/pg-import-session.js';
import { ScorecardApiSource } from '../scorecard-api/scorecard-api-source.js';
import { ScorecardClient, type ScorecardService } from '../scorecard-api/scorecard-client.js';

/** An import of the live service, in plain values: it is handed from one thread to another. */
export interface ImportErrand {
  importId: string;
  databaseUrl: string;
  scorecard: ScorecardService;
  thisYear: number;
}

/** Goes on where the import stands, to its end. Throws what another try may mend. */
export async function doImport(errand: ImportErrand, stopping: AbortSignal): Promise<void> {
  const session = await PgImportSession.open(errand.databaseUrl, errand.importId);
  if (session === null) return;
  if (session === 'busy') throw new Error('Another process is importing.');

  try {
    const signal = AbortSignal.any([stopping, session.signal]);
    const client = new ScorecardClient(errand.scorecard, (wait) => session.waiting(wait), signal);
    const source = new ScorecardApiSource(client, session.row.scope, errand.thisYear);
    await runImport(source, session, signal);
  } finally {
    await session.close();
  }
}
