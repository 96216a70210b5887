import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createApp } from '../../src/create-app.js';
import { BUDGETS, readSettings } from '../../src/settings.js';
import { jsonLog } from '#shared-kernel/platform/logging/json-log.js';
import { budgetVariable } from '#shared-kernel/platform/configuration/budget-settings.js';
import { PlatformSettings } from '#shared-kernel/platform/configuration/platform-settings.js';
import { freshDatabase } from '#shared-kernel/testing/fresh-database.js';

export interface RunningApp {
  app: NestFastifyApplication;
  url: string;
  databaseUrl: string;
  /** Its own, and gone when it closes. Letters lie in `mail` where the test names no mail server. */
  dataDir: string;
  /** The database goes away: connections end and none can be made. */
  interruptDatabase(): Promise<void>;
  close(): Promise<void>;
}

const TEST_SECRET = 'test-only-9fK2mQ7xV4bT8nR1cJ6wL3pZ';

/** All of a journey's people come from one address within seconds: only a test of the budgets themselves sets them. */
const WIDE_BUDGETS = Object.fromEntries(BUDGETS.map((budget) => [budgetVariable(budget), '1000000/1m']));

/** The whole product over a fresh database, listening on a free loopback port; it logs to `lines` where they are given. */
export async function startApp(
  environment: Record<string, string> = {},
  lines?: string[],
): Promise<RunningApp> {
  const database = await freshDatabase();
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'flyleaf-test-'));
  const settings = readSettings({
    NODE_ENV: 'test',
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
    PORT: '0',
    JWT_SECRET: TEST_SECRET,
    DATA_DIR: dataDir,
    ...WIDE_BUDGETS,
    ...environment,
  });
  const { logLevel, port } = settings.get(PlatformSettings);
  const app = await createApp(
    settings,
    database.url,
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
