import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import path from 'node:path';
import type { createApp } from '../../src/create-app.js';
import type { readSettings } from '../../src/settings.js';
import { SECRET } from '../essays/replicas.js';

const BUILT = path.join(import.meta.dirname, '../../dist/src');

/** The built product in this process, over the database of a running one: to ask it what an answer should say. */
export async function openBuiltApp(databaseUrl: string, dataDir: string): Promise<NestFastifyApplication> {
  const built = {
    ...((await import(path.join(BUILT, 'create-app.js'))) as { createApp: typeof createApp }),
    ...((await import(path.join(BUILT, 'settings.js'))) as { readSettings: typeof readSettings }),
  };
  const settings = built.readSettings({
    NODE_ENV: 'development',
    LOG_LEVEL: 'silent',
    JWT_SECRET: SECRET,
    DATA_DIR: dataDir,
  });
  return (await built.createApp(settings, databaseUrl)).init();
}
