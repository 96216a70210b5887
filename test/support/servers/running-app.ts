import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createApp } from '../../../src/create-app.js';
import { readSettings } from '../../../src/settings.js';
import { jsonLog } from '#shared-kernel/platform/logging/json-log.js';
import { PlatformSettings } from '#shared-kernel/platform/configuration/platform-settings.js';
import { type FreshDatabase, freshDatabase } from '#shared-kernel/testing/fresh-database.js';
import { WIDE_BUDGETS } from '../wide-budgets.js';

export interface RunningApp {
  app: NestFastifyApplication;
  url: string;
  databaseUrl: string;
  /** Removed on `close`. Without a mail server, emails are written to its `mail` folder. */
  dataDir: string;
  /** Ends all database connections and refuses new ones. */
  interruptDatabase(): Promise<void>;
  close(): Promise<void>;
}

const TEST_SECRET = 'test-only-9fK2mQ7xV4bT8nR1cJ6wL3pZ';

/** Starts the whole product with a fresh database on a free loopback port. Logs to `lines` if given. */
export async function startApp(
  environment: Record<string, string> = {},
  lines?: string[],
): Promise<RunningApp> {
  return startAppOver(await freshDatabase(), environment, lines);
}

/** The same with this database, which `close` drops; `connectTo` is another way to it. */
export async function startAppOver(
  database: FreshDatabase,
  environment: Record<string, string> = {},
  lines?: string[],
  connectTo = database.url,
): Promise<RunningApp> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'flyleaf-test-'));
  const settings = readSettings({
    NODE_ENV: 'test',
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
    PORT: '0',
    JWT_SECRET: TEST_SECRET,
    DATA_DIR: dataDir,
    // Many servers share two cores.
    DATABASE_PATIENCE: '10',
    ...WIDE_BUDGETS,
    ...environment,
  });
  const { logLevel, port } = settings.get(PlatformSettings);
  const app = await createApp(
    settings,
    connectTo,
    lines && jsonLog(logLevel, { write: (line) => void lines.push(line) }),
  );
  await app.listen(port, '127.0.0.1');
  return {
    app,
    url: await app.getUrl(),
    databaseUrl: database.url,
    dataDir,
    interruptDatabase: database.interrupt,
    close: async () => {
      await app.close();
      await database.drop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
