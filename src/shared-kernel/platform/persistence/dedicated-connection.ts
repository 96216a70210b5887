import pg from 'pg';
import { LONG_LIMITS } from './database-limits.js';
import { destroyWhenSilent } from './destroy-when-silent.js';

/**
 * A connection outside the pool. When it breaks, the next statement fails; without the error listener the process would exit.
 */
export function dedicatedConnection(connectionString: string, applicationName: string): pg.Client {
  const client = new pg.Client({
    connectionString,
    application_name: applicationName,
    keepAlive: true,
    ...LONG_LIMITS,
  });
  client.on('error', () => undefined);
  destroyWhenSilent(client, { silenceMs: () => LONG_LIMITS.silenceMs });
  return client;
}

/** Closes the connection when the work succeeds or fails. */
export async function withDedicatedConnection<Result>(
  connectionString: string,
  applicationName: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = dedicatedConnection(connectionString, applicationName);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
