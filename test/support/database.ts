import pg from 'pg';
import { type RunningApp } from './running-app.js';

/** A statement at the database of the running product, beside it. */
export async function query<Row>(
  { databaseUrl }: Pick<RunningApp, 'databaseUrl'>,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query(text, values)).rows as Row[];
  } finally {
    await client.end();
  }
}
