import { connectTo } from '../../../src/shared-kernel/testing/connect-to.js';
import type { RunningApp } from './running-app.js';

/** Runs a statement on the product's database over its own connection. */
export async function query<Row>(
  { databaseUrl }: Pick<RunningApp, 'databaseUrl'>,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = await connectTo(databaseUrl);
  try {
    return (await client.query(text, values)).rows as Row[];
  } finally {
    await client.end();
  }
}

/**
 * How many statements of the product wait for a lock. Asked over a connection of its own: within a transaction, the list of
 * connections stays as it was first read.
 */
export async function waitingForALock(flyleaf: Pick<RunningApp, 'databaseUrl'>): Promise<number> {
  const waiting = await query(
    flyleaf,
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return waiting.length;
}
