import { Inject, Injectable, Logger } from '@nestjs/common';
import { fromKysely, type Job, type KyselyTransactionLike, PgBoss } from 'pg-boss';
import { summarizeError } from '../logging/describe-error.js';
import { CONNECTIONS } from '../persistence/connections.js';
import { BACKGROUND_LIMITS } from '../persistence/database-limits.js';
import { DATABASE_URL } from '../persistence/database-url.token.js';
import { type JobDefinition } from './define-job.js';
import { RETRY_POLICIES } from './tries.js';

const SCHEMA = 'jobs';
const DEAD_LETTERS = 'DeadLetters';

/** A worker without a heartbeat for ten seconds counts as dead. Checked every five, another gets its job within 45. */
const HEARTBEAT_SECONDS = 10;
const SUPERVISION_INTERVAL_SECONDS = 5;

/** Notifications wake the workers; polling finds jobs whose notification was lost. */
const POLLING = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 2 } as const;

/** Each query takes its own connection of pg-boss's pool, which closes the connection of a failed one. */
const LIMITS = { ...BACKGROUND_LIMITS, query_timeout: BACKGROUND_LIMITS.silenceMs };

/** Running handlers may finish within this time when the server stops. */
const SHUTDOWN_TIMEOUT_MS = 10_000;

interface SendOptions {
  id?: string | undefined;
  pendingKey?: string | undefined;
  transaction?: KyselyTransactionLike | undefined;
}

/** The durable queue in PostgreSQL. Nothing outside this folder knows that it is pg-boss. */
@Injectable()
export class PgBossQueue {
  private readonly log = new Logger(PgBossQueue.name);
  private readonly boss: PgBoss;

  constructor(@Inject(DATABASE_URL) connectionString: string) {
    this.boss = new PgBoss({
      connectionString,
      schema: SCHEMA,
      max: CONNECTIONS.queue,
      schedule: false,
      useListenNotify: true,
      superviseIntervalSeconds: SUPERVISION_INTERVAL_SECONDS,
      monitorIntervalSeconds: SUPERVISION_INTERVAL_SECONDS,
      application_name: 'flyleaf-jobs',
      ...LIMITS,
    });
    this.boss.on('error', (error) => this.log.error(summarizeError(error)));
  }

  async start(): Promise<void> {
    await this.boss.start();
    await this.boss.createQueue(DEAD_LETTERS);
  }

  async createQueue({ name, tries, timeoutSeconds, afterLastTry }: JobDefinition<object>): Promise<void> {
    if (afterLastTry !== undefined) await this.createQueue(afterLastTry);
    const options = {
      ...RETRY_POLICIES[tries],
      deadLetter: afterLastTry?.name ?? DEAD_LETTERS,
      notify: true,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      expireInSeconds: timeoutSeconds,
    };
    await this.boss.createQueue(name, options);
    // Otherwise an existing queue would keep its old options.
    await this.boss.updateQueue(name, options);
  }

  /** Does nothing when a job with this id exists. A waiting job with this pending key gets the new data instead. */
  async send(name: string, data: object, { id, pendingKey, transaction }: SendOptions): Promise<void> {
    const within = transaction && { db: fromKysely(transaction) };
    // The update locks the waiting job, so no worker begins it before this change is committed.
    if (pendingKey) await this.boss.upsert(name, data, { singletonKey: pendingKey, ...within });
    else await this.boss.send(name, data, { ...(id && { id }), ...within });
  }

  async work(
    { name, concurrency }: JobDefinition<object>,
    handle: (job: Job) => Promise<void>,
  ): Promise<void> {
    for (let worker = 1; worker <= concurrency; worker += 1) await this.startWorker(name, handle);
  }

  /** After a job it looks for the next one at once. Only when it finds none does it wait for a notification or a poll. */
  private async startWorker(name: string, handle: (job: Job) => Promise<void>): Promise<void> {
    const id = await this.boss.work(name, POLLING, async (jobs: Job[]) => {
      try {
        for (const job of jobs) await handle(job);
      } finally {
        this.boss.notifyWorker(id);
      }
    });
  }

  async remove({ name, id }: Job): Promise<void> {
    await this.boss.deleteJob(name, id);
  }

  async stop(): Promise<void> {
    await this.boss.stop({ graceful: true, timeout: SHUTDOWN_TIMEOUT_MS });
  }
}
