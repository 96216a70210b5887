import pg from 'pg';

/**
 * A connection outside the pool. When it breaks, the next statement fails; without an error listener the process would end.
 */
export function ownConnection(connectionString: string, applicationName: string): pg.Client {
  const client = new pg.Client({ connectionString, application_name: applicationName });
  client.on('error', () => undefined);
  return client;
}

/** Closes the connection when the work succeeds or fails. */
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
