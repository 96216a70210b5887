import pg from 'pg';
import { type RunningApp } from './running-app.js';

/** Runs a statement on the product's database over its own connection. */
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
