import { once } from 'node:events';
import fs from 'node:fs/promises';
import net from 'node:net';
import { InvalidSettings } from '#shared-kernel/platform/configuration/settings.js';
import { withDedicatedConnection } from '#shared-kernel/platform/persistence/dedicated-connection.js';

/** What `pg` and PostgreSQL answer to a wrong address; the address itself is a secret. */
const DATABASE_PROBLEMS: readonly (readonly [RegExp, string])[] = [
  [/^28/, 'DATABASE_URL has a user or password that PostgreSQL does not accept'],
  [/^3D000$/, 'DATABASE_URL names a database that does not exist'],
  [/./, 'DATABASE_URL leads to no PostgreSQL that answers'],
];

/** Throws `InvalidSettings` where another program has the port: before the database starts and migrates. */
export async function checkPort({ port, host }: { port: number; host: string }): Promise<void> {
  const probe = net.createServer();
  try {
    await once(probe.listen(port, host), 'listening');
  } catch (error) {
    if (codeOf(error) !== 'EADDRINUSE') throw error;
    throw new InvalidSettings([`PORT ${String(port)} is used by another program`]);
  }
  probe.close();
  await once(probe, 'close');
}

/** Throws `InvalidSettings` where uploaded files could not be kept, such as on a read-only root. */
export async function checkDataDir({ dataDir }: { dataDir: string }): Promise<void> {
  try {
    await fs.mkdir(dataDir, { recursive: true });
    await fs.access(dataDir, fs.constants.W_OK);
  } catch {
    throw new InvalidSettings([
      'DATA_DIR cannot be written: name another folder, or keep uploaded files in an S3 store (S3_ENDPOINT)',
    ]);
  }
}

/** Throws `InvalidSettings`, which names the variable, where the database cannot be used. */
export async function checkDatabaseUrl(url: string): Promise<void> {
  try {
    await withDedicatedConnection(url, 'flyleaf-check', (client) => client.query('select 1'));
  } catch (error) {
    const [, problem = ''] = DATABASE_PROBLEMS.find(([code]) => code.test(codeOf(error))) ?? [];
    throw new InvalidSettings([problem]);
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';
