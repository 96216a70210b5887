import type pg from 'pg';
import { dedicatedConnection } from '../persistence/dedicated-connection.js';

/** Any number, but the same in every process. Users of a server hold this lock shared; to stop it, a process holds it alone. */
const LOCK = 7_302_028;

/**
 * Marks the server as in use until the returned connection ends, so a killed process does not count as a user. Null while another
 * process is stopping the server.
 */
export function lockServerForUse(url: string): Promise<pg.Client | null> {
  return tryToLock(url, 'select pg_try_advisory_lock_shared($1) as locked');
}

/** Returns true when no other process uses the server. After that, none can start to, as long as the server runs. */
export async function releaseServer(url: string, use: pg.Client): Promise<boolean> {
  // Unlocked explicitly, because the server notices a closed connection only a little later.
  await use.query('select pg_advisory_unlock_shared($1)', [LOCK]).catch(() => undefined);
  await use.end().catch(() => undefined);
  return (await tryToLock(url, 'select pg_try_advisory_lock($1) as locked')) !== null;
}

async function tryToLock(url: string, query: string): Promise<pg.Client | null> {
  const client = dedicatedConnection(url, 'flyleaf-embedded');
  await client.connect();
  const { rows } = await client.query<{ locked: boolean }>(query, [LOCK]);
  if (rows[0]?.locked === true) return client;
  await client.end();
  return null;
}
