import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.js';
import { Postgres } from './postgres.js';
import { Proxy } from './proxy.js';
import { Replica } from './replica.js';

/** Everybody here comes from one address. */
const BUDGETS = [
  'REGISTER',
  'LOGIN',
  'LOGIN_ACCOUNT',
  'LOGIN_ACCOUNT_HERE',
  'LOGIN_KNOWN_BROWSER',
  'FORGOT_PASSWORD',
  'RESET_PASSWORD',
];

/** Two servers of the product on one PostgreSQL, with a proxy between. */
export interface Installation {
  postgres: Postgres;
  proxy: Proxy;
  replicas: readonly [Replica, Replica];
  mailFolders: readonly string[];
  /** The folder with the logs, when they are kept. */
  stop(options: { keepLogs: boolean }): Promise<string | null>;
}

export async function install(run: string): Promise<Installation> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'flyleaf-faults-'));
  const postgres = new Postgres(folder, await freePort());
  const proxy = await Proxy.before(postgres.port);
  const environmentOf = (name: string) => ({
    NODE_ENV: 'development',
    LOG_LEVEL: 'error',
    DEMO_DATA: 'false',
    DATA_DIR: path.join(folder, name),
    DATABASE_URL: postgres.urlOn(proxy.port),
    JWT_SECRET: `only for this run of faults ${run}`,
    PUBLIC_URL: 'http://127.0.0.1:3000',
    ...Object.fromEntries(BUDGETS.map((budget) => [`BUDGET_${budget}`, '100000/1m'])),
  });
  const replicas = [
    new Replica('first', await freePort(), environmentOf('first')),
    new Replica('second', await freePort(), environmentOf('second')),
  ] as const;

  const stop = async ({ keepLogs }: { keepLogs: boolean }) => {
    for (const replica of replicas) await replica.end('SIGTERM');
    proxy.close();
    await postgres.end('SIGINT');
    if (!keepLogs) fs.rmSync(folder, { recursive: true, force: true });
    return keepLogs ? folder : null;
  };
  try {
    postgres.initialize();
    await postgres.start();
    for (const replica of replicas) await replica.startAndWait();
  } catch (error) {
    await stop({ keepLogs: false });
    throw error;
  }
  const mailFolders = replicas.map(({ name }) => path.join(folder, name, 'mail'));
  return { postgres, proxy, replicas, mailFolders, stop };
}
