import pg from 'pg';

/**
 * A test's own connection; the caller ends it. When its database is dropped or interrupted meanwhile, its next query fails; without
 * the listener the error would end up in whichever test file runs by then.
 */
export async function connectTo(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
