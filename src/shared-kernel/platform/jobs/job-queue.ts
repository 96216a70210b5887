import { Inject, Injectable, Logger } from '@nestjs/common';
import { PgBoss } from 'pg-boss';
import { summarizeError } from '../logging/describe-error.js';
import { CONNECTIONS } from '../persistence/connections.js';
import { DATABASE_URL } from '../persistence/database-url.token.js';

const SCHEMA = 'jobs';

/** How often the queue looks for jobs whose worker fell silent, so that another takes them up well within a minute. */
const SUPERVISED_EVERY_SECONDS = 5;

/** The one connection to the durable queue (pg-boss). */
@Injectable()
export class JobQueue {
  private readonly log = new Logger(JobQueue.name);
  readonly boss: PgBoss;

  constructor(@Inject(DATABASE_URL) connectionString: string) {
    this.boss = new PgBoss({
      connectionString,
      schema: SCHEMA,
      max: CONNECTIONS.queue,
      useListenNotify: true,
      superviseIntervalSeconds: SUPERVISED_EVERY_SECONDS,
      monitorIntervalSeconds: SUPERVISED_EVERY_SECONDS,
      application_name: 'flyleaf-jobs',
    });
    this.boss.on('error', (error) => this.log.error(summarizeError(error)));
  }

  async start(): Promise<void> {
    await this.boss.start();
  }

  async stop(): Promise<void> {
    await this.boss.stop({ graceful: true, timeout: 10_000 });
  }
}
