import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { TEMPLATE_DATABASE } from './template-database.js';

export interface FreshDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A migrated, empty database of its own for one spec file. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const serverUrl = inject('databaseServerUrl');
  const name = `flyleaf_${randomBytes(6).toString('hex')}`;
  await administer(serverUrl, `create database ${name} template ${TEMPLATE_DATABASE}`);

  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(serverUrl, `drop database if exists ${name} with (force)`) };
}

async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
