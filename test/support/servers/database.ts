import pg from 'pg';
import type { RunningApp } from './running-app.js';

/** By address. A connection is kept for a moment: who waits asks many times, and connecting costs more than asking. */
const pools = new Map<string, pg.Pool>();

function poolOf(databaseUrl: string): pg.Pool {
  const known = pools.get(databaseUrl);
  if (known !== undefined) return known;
  const pool = new pg.Pool({ connectionString: databaseUrl, idleTimeoutMillis: 500, allowExitOnIdle: true });
  // The database may be dropped or interrupted meanwhile.
  pool.on('error', () => undefined);
  pools.set(databaseUrl, pool);
  return pool;
}

/** Runs a statement on the product's database over a connection of the tests. */
export async function query<Row>(
  { databaseUrl }: Pick<RunningApp, 'databaseUrl'>,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return (await poolOf(databaseUrl).query(text, values)).rows as Row[];
}

/**
 * How many statements of the product wait for a lock. Not asked within a transaction, where the list of connections stays as
 * it was first read.
 */
export async function waitingForALock(flyleaf: Pick<RunningApp, 'databaseUrl'>): Promise<number> {
  const waiting = await query(
    flyleaf,
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return waiting.length;
}
