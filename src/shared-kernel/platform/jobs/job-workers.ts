import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { type Job } from 'pg-boss';
import { summarizeError } from '../logging/describe-error.js';
import { TryAgainLater } from './define-job.js';
import { JobRegistry, type RegisteredJob } from './job-registry.js';
import { PgBossQueue } from './pg-boss-queue.js';
import { fromStoredJob } from './stored-job.js';

/** Runs the handlers of this server. */
@Injectable()
export class JobWorkers implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(JobWorkers.name);
  private readonly stopping = new AbortController();

  constructor(
    private readonly queue: PgBossQueue,
    private readonly registry: JobRegistry,
  ) {}

  /** The queues exist before the bootstrap of any module stores a job. */
  async onModuleInit(): Promise<void> {
    await this.queue.start();
    for (const { definition } of this.registry.all()) await this.queue.createQueue(definition);
  }

  async onApplicationBootstrap(): Promise<void> {
    for (const registered of this.registry.all())
      await this.queue.work(registered.definition, (job) => this.run(registered, job));
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort(new Error('The server is stopping.'));
    await this.queue.stop();
  }

  private async run({ definition, handler, forgetWhenDone }: RegisteredJob, job: Job): Promise<void> {
    try {
      const { payload, occurredAt } = fromStoredJob(definition, job.data);
      const signal = AbortSignal.any([job.signal, this.stopping.signal]);
      await handler.handle(payload, { occurredAt, signal });
      if (forgetWhenDone) await this.queue.remove(job);
    } catch (error) {
      if (!this.stopping.signal.aborted && !(error instanceof TryAgainLater))
        this.log.error(`${job.name} failed on job ${job.id}: ${summarizeError(error)}`);
      // pg-boss stores every field of the thrown error with the job, so it gets only the summary.
      throw new JobFailed(summarizeError(error));
    }
  }
}

class JobFailed extends Error {}
