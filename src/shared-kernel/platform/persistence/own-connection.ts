import pg from 'pg';

/**
 * A connection beside the pool. When it breaks between two statements, the next statement fails;
 * without a listener the break itself would end the process.
 */
export function ownConnection(
  connectionString: string,
  applicationName: string,
  settings: Pick<pg.ClientConfig, 'pipeline'> = {},
): pg.Client {
  const client = new pg.Client({ ...settings, connectionString, application_name: applicationName });
  client.on('error', () => undefined);
  return client;
}

/** Connects, works, and ends the connection however the work went. */
export async function onOwnConnection<Result>(
  connectionString: string,
  applicationName: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = ownConnection(connectionString, applicationName);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
