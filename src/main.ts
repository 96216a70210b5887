import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createApp } from './create-app.js';
import { readSettings } from './settings.js';
import { checkDatabaseUrl, checkDataDir, checkPort } from './check-surroundings.js';
import { prepareDatabase } from './prepare-database.js';
import { PlatformSettings } from '#shared-kernel/platform/configuration/platform-settings.js';
import { InvalidSettings, type Settings } from '#shared-kernel/platform/configuration/settings.js';
import {
  type RunningPostgres,
  startEmbeddedPostgres,
} from '#shared-kernel/platform/embedded-postgres/embedded-postgres.js';
import { FileSettings } from '#shared-kernel/platform/files/file-settings.js';
import { Readiness } from '#shared-kernel/platform/health/readiness.js';
import { type Logger } from 'pino';
import { emailDestination } from '#shared-kernel/platform/mail/mailer-for.js';
import { describeError } from '#shared-kernel/platform/logging/describe-error.js';
import { jsonLog } from '#shared-kernel/platform/logging/json-log.js';

/** A whole school may connect at once; connections beyond the backlog retry only after a second. The system may allow less. */
const CONNECTION_BACKLOG = 2048;
/** How long stopping waits for a start in progress. */
const START_TIMEOUT_MS = 20_000;
/** Longer than a load balancer takes to notice by `/health/ready`. */
const STILL_LISTENING_MS = 5_000;
/** Closing may wait for a database that says nothing. With `STILL_LISTENING_MS`, shorter than the 40 s that compose grants. */
const STOP_TIMEOUT_MS = 25_000;

type Database = Pick<RunningPostgres, 'url' | 'stop'>;

type App = Awaited<ReturnType<typeof createApp>>;

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const platform = settings.get(PlatformSettings);
  const log = jsonLog(platform.logLevel);

  const database = checkSurroundings(settings).then(() => startDatabase(platform));
  const app = database.then((postgres) => startApp(settings, postgres, log));
  const stopped = stopOnSignal(database, app, log, platform);
  // Whoever reads this may send a signal.
  log.info({ settings: settings.printable() }, 'Starting Flyleaf');
  logEmailDestination(platform, log);
  logFileDestination(settings.get(FileSettings), platform, log);

  // After a stop signal, a start may fail because its database stops; that is expected.
  await Promise.race([app, stopped]);
}

async function checkSurroundings(settings: Settings): Promise<void> {
  const platform = settings.get(PlatformSettings);
  if (settings.get(FileSettings).s3 === undefined) await checkDataDir(platform);
  await checkPort(platform);
}

async function startDatabase({ databaseUrl, dataDir }: PlatformSettings): Promise<Database> {
  if (databaseUrl !== undefined) {
    await checkDatabaseUrl(databaseUrl);
    return { url: databaseUrl, stop: () => Promise.resolve() };
  }
  const postgres = await startEmbeddedPostgres({
    dataDir: path.join(dataDir, 'postgres'),
    database: 'flyleaf',
  });
  postgres.lost.catch((error: unknown) => {
    console.error(`The database ended and could not be started again. ${describeError(error)}`);
    process.exit(1);
  });
  return postgres;
}

async function startApp(settings: Settings, postgres: Database, log: Logger): Promise<App> {
  try {
    await prepareDatabase(postgres.url);
    const app = await createApp(settings, postgres.url, log);
    const { port, host } = settings.get(PlatformSettings);
    await app.listen({ port, host, backlog: CONNECTION_BACKLOG });
    log.info(`Flyleaf is ready at ${await app.getUrl()}`);
    return app;
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

/** Resolves at the first signal; the process exits once everything is closed. */
function stopOnSignal(
  database: Promise<Database>,
  starting: Promise<App>,
  log: Logger,
  { mode }: PlatformSettings,
): Promise<void> {
  const stop = async (signal: string) => {
    log.info({ signal }, 'Stopping');
    // A half-started app cannot be closed, so wait for the start to finish.
    const app = await Promise.race([starting, pause(START_TIMEOUT_MS)]);
    app?.get(Readiness).stop();
    // Load balancers still send requests until they have seen that this replica is not ready.
    if (app !== undefined && mode === 'production') await pause(STILL_LISTENING_MS);
    setTimeout(() => {
      log.error('Not everything could be closed in time');
      process.exit(1);
    }, STOP_TIMEOUT_MS).unref();
    await app?.close();
    await (await database).stop();
    log.info('Stopped');
    process.exit(0);
  };
  return new Promise((resolve) => {
    let stopping: Promise<void> | undefined;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => {
        stopping ??= stop(signal);
        resolve();
      });
  });
}

function logEmailDestination(settings: PlatformSettings, log: Logger): void {
  log.info(`Emails go to ${emailDestination(settings)}`);
  if (settings.mode === 'production' && settings.mail.smtpUrl === undefined)
    log.warn('SMTP_URL is not set: no one receives the emails');
}

function logFileDestination({ s3 }: FileSettings, { dataDir, mode }: PlatformSettings, log: Logger): void {
  log.info(`Uploaded files go to ${s3 === undefined ? dataDir : s3.endpoint.origin}`);
  if (mode === 'production' && s3 === undefined)
    log.warn(
      'S3_ENDPOINT is not set: only this server has the uploaded files, for as long as DATA_DIR is kept',
    );
}

// Node itself would print every field of an uncaught error.
process.on('uncaughtException', (error) => {
  console.error(describeError(error));
  process.exit(1);
});

main().catch((error: unknown) => {
  console.error(error instanceof InvalidSettings ? error.message : describeError(error));
  process.exit(1);
});
