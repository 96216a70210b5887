import path from 'node:path';
import { createApp } from './create-app.js';
import { prepareDatabase } from './prepare-database.js';
import {
  type Configuration,
  InvalidEnvironment,
  readEnvironment,
} from '#shared-kernel/adapters/configuration/environment.js';
import { redacted, whereLettersGo } from '#shared-kernel/adapters/configuration/redacted.js';
import { startEmbeddedPostgres } from '#shared-kernel/adapters/embedded-postgres/embedded-postgres.js';
import { Readiness } from '#shared-kernel/adapters/health/readiness.js';
import { type Logger } from 'pino';
import { faultInWords } from '#shared-kernel/adapters/logging/fault-in-words.js';
import { jsonLog } from '#shared-kernel/adapters/logging/json-log.js';

/** A school connects in one moment: with fewer places, the rest knocks again only after a second. The system may allow less. */
const CONNECTIONS_WAITING = 2048;
const NOTHING_TO_STOP = { stop: () => Promise.resolve() };

async function main(): Promise<void> {
  const configuration = readEnvironment(process.env);
  const log = jsonLog(configuration.logLevel);
  log.info({ configuration: redacted(configuration) }, 'Starting Flyleaf');
  tellWhereLettersGo(configuration, log);

  const postgres =
    configuration.databaseUrl === undefined
      ? await startEmbeddedPostgres({
          dataDir: path.join(configuration.dataDir, 'postgres'),
          database: 'flyleaf',
        })
      : { url: configuration.databaseUrl, ...NOTHING_TO_STOP };

  try {
    await prepareDatabase(postgres.url);
    const app = await createApp(configuration, postgres.url, log);

    let stopping: Promise<void> | undefined;
    const stop = (signal: string) =>
      (stopping ??= (async () => {
        log.info({ signal }, 'Stopping');
        app.get(Readiness).stop();
        await app.close();
        await postgres.stop();
        log.info('Stopped');
        process.exit(0);
      })());
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => void stop(signal));

    await app.listen({ port: configuration.port, host: configuration.host, backlog: CONNECTIONS_WAITING });
    log.info(`Flyleaf is ready at ${await app.getUrl()}`);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

function tellWhereLettersGo(configuration: Configuration, log: Logger): void {
  log.info(`Letters go to ${whereLettersGo(configuration)}`);
  if (configuration.mode === 'production' && configuration.mail.smtpUrl === undefined)
    log.warn('SMTP_URL is not set: nobody receives the letters the product writes');
}

// Node itself would print every field of what nobody caught.
process.on('uncaughtException', (error) => {
  console.error(faultInWords(error));
  process.exit(1);
});

main().catch((error: unknown) => {
  console.error(error instanceof InvalidEnvironment ? error.message : faultInWords(error));
  process.exit(1);
});
