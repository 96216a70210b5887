import type pg from 'pg';
import { dedicatedConnection } from '#shared-kernel/platform/persistence/dedicated-connection.js';
import { IMPORT_LOCK } from './import-row.js';

/** A connection that holds the import lock until it ends; `busy` when another process holds it. */
export async function openImportConnection(databaseUrl: string): Promise<pg.Client | 'busy'> {
  const client = dedicatedConnection(databaseUrl, 'flyleaf-import');
  await client.connect();
  try {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      IMPORT_LOCK,
    ]);
    if (rows[0]?.locked === true) return client;
  } catch (error) {
    await client.end();
    throw error;
  }
  await client.end();
  return 'busy';
}
