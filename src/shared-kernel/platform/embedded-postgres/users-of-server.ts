import type pg from 'pg';
import { ownConnection } from '../persistence/own-connection.js';

/** Any number, as long as every process asks for the same one: held together by who uses a server, alone by who stops it. */
const IN_USE = 7_302_028;

/**
 * Says that this process uses the server, until the connection ends: the server itself keeps count, so that a killed process is
 * forgotten. Null while somebody stops the server.
 */
export function useServer(url: string): Promise<pg.Client | null> {
  return locked(url, 'select pg_try_advisory_lock_shared($1) as got');
}

/** Ends the use. True when nobody else uses the server; from then on nobody can, as long as it runs. */
export async function stopUsingServer(url: string, use: pg.Client): Promise<boolean> {
  // Told, and not left to the end of the connection, which the server notices a little later.
  await use.query('select pg_advisory_unlock_shared($1)', [IN_USE]).catch(() => undefined);
  await use.end().catch(() => undefined);
  return (await locked(url, 'select pg_try_advisory_lock($1) as got')) !== null;
}

async function locked(url: string, question: string): Promise<pg.Client | null> {
  const client = ownConnection(url, 'flyleaf-embedded');
  await client.connect();
  const { rows } = await client.query<{ got: boolean }>(question, [IN_USE]);
  if (rows[0]?.got === true) return client;
  await client.end();
  return null;
}
