import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { connectTo } from './connect-to.js';
import { TEMPLATE_DATABASE } from './template-database.js';

export interface FreshDatabase {
  url: string;
  /** Closes every connection and refuses new ones, as if the server were down. */
  interrupt(): Promise<void>;
  drop(): Promise<void>;
}

/** Creates a migrated and seeded database for one spec file. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const serverUrl = inject('databaseServerUrl');
  const name = `flyleaf_${randomBytes(6).toString('hex')}`;
  // Copying the files costs a third of logging each page.
  await administer(serverUrl, `create database ${name} template ${TEMPLATE_DATABASE} strategy file_copy`);

  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    interrupt: async () => {
      await administer(serverUrl, `alter database ${name} with allow_connections false`);
      await administer(
        serverUrl,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
      );
    },
    drop: () => administer(serverUrl, `drop database if exists ${name} with (force)`),
  };
}

async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = await connectTo(serverUrl);
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
