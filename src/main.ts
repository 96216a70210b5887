import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createApp } from './create-app.js';
import { prepareDatabase } from './prepare-database.js';
import {
  type Configuration,
  InvalidEnvironment,
  readEnvironment,
} from '#shared-kernel/platform/configuration/environment.js';
import { redacted, whereLettersGo } from '#shared-kernel/platform/configuration/redacted.js';
import {
  type RunningPostgres,
  startEmbeddedPostgres,
} from '#shared-kernel/platform/embedded-postgres/embedded-postgres.js';
import { Readiness } from '#shared-kernel/platform/health/readiness.js';
import { type Logger } from 'pino';
import { describeError } from '#shared-kernel/platform/logging/describe-error.js';
import { jsonLog } from '#shared-kernel/platform/logging/json-log.js';

/** A school connects in one moment: with fewer places, the rest knocks again only after a second. The system may allow less. */
const CONNECTIONS_WAITING = 2048;
/** Longer than most starts; one that takes longer is cut off together with its database, which loses nothing. */
const START_WAITED_FOR_MS = 20_000;

type Database = Pick<RunningPostgres, 'url' | 'stop'>;

type App = Awaited<ReturnType<typeof createApp>>;

async function main(): Promise<void> {
  const configuration = readEnvironment(process.env);
  const log = jsonLog(configuration.logLevel);
  log.info({ configuration: redacted(configuration) }, 'Starting Flyleaf');
  tellWhereLettersGo(configuration, log);

  const database = startDatabase(configuration);
  const starting = database.then((postgres) => startApp(configuration, postgres, log));
  // Once told to stop, a start that fails because its database goes away is no fault.
  await Promise.race([starting, toldToStop(database, starting, log)]);
}

function startDatabase({ databaseUrl, dataDir }: Configuration): Promise<Database> {
  return databaseUrl === undefined
    ? startEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres'), database: 'flyleaf' })
    : Promise.resolve({ url: databaseUrl, stop: () => Promise.resolve() });
}

async function startApp(configuration: Configuration, postgres: Database, log: Logger): Promise<App> {
  try {
    await prepareDatabase(postgres.url);
    const app = await createApp(configuration, postgres.url, log);
    await app.listen({ port: configuration.port, host: configuration.host, backlog: CONNECTIONS_WAITING });
    log.info(`Flyleaf is ready at ${await app.getUrl()}`);
    return app;
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

/** Resolves as the first signal comes; the process ends when all is put away. */
function toldToStop(database: Promise<Database>, starting: Promise<App>, log: Logger): Promise<void> {
  const stop = async (signal: string) => {
    log.info({ signal }, 'Stopping');
    // A start under way is waited for: what is half there cannot be put away.
    const app = await Promise.race([starting, pause(START_WAITED_FOR_MS)]);
    app?.get(Readiness).stop();
    await app?.close();
    await (await database).stop();
    log.info('Stopped');
    process.exit(0);
  };
  return new Promise((told) => {
    let stopping: Promise<void> | undefined;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => {
        stopping ??= stop(signal);
        told();
      });
  });
}

function tellWhereLettersGo(configuration: Configuration, log: Logger): void {
  log.info(`Letters go to ${whereLettersGo(configuration)}`);
  if (configuration.mode === 'production' && configuration.mail.smtpUrl === undefined)
    log.warn('SMTP_URL is not set: nobody receives the letters the product writes');
}

// Node itself would print every field of what nobody caught.
process.on('uncaughtException', (error) => {
  console.error(describeError(error));
  process.exit(1);
});

main().catch((error: unknown) => {
  console.error(error instanceof InvalidEnvironment ? error.message : describeError(error));
  process.exit(1);
});
