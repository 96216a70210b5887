import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v5 } from 'uuid';
import { Clock } from '../../application/clock.js';
import { type JobDefinition } from './define-job.js';
import { PgBossQueue } from './pg-boss-queue.js';
import { toStoredJob } from './stored-job.js';

const NAMESPACE = '5f0cf7d8-3f5c-4b0e-8a30-6f2f5f7a4a11';
const MINUTE_MS = 60_000;

/** Keys can name a person, so the queue gets only a digest of them. */
const digest = (job: string, key: string): string => v5(`${job} ${key}`, NAMESPACE);

interface EnqueueOptions {
  /** Of several requests with the same key, on any server, only the first stores a job. */
  singletonKey?: string;
  /** One job with this key waits at a time: it takes the place of an earlier one that has not begun. */
  pendingKey?: string | undefined;
}

/** Stores jobs. Inside a unit of work a job is part of its transaction: a rollback removes it. */
@Injectable()
export class Jobs {
  constructor(
    private readonly queue: PgBossQueue,
    private readonly entities: EntityManager,
    private readonly clock: Clock,
  ) {}

  async enqueue<Payload extends object>(
    { name, version }: JobDefinition<Payload>,
    payload: Payload,
    { singletonKey, pendingKey }: EnqueueOptions = {},
  ): Promise<void> {
    await this.queue.send(name, toStoredJob(version, payload, this.clock.now()), {
      id: singletonKey === undefined ? undefined : digest(name, singletonKey),
      pendingKey: pendingKey === undefined ? undefined : digest(name, pendingKey),
      transaction: this.entities.getContext(false).getTransactionContext(),
    });
  }

  /** For a schedule that ticks on every server: the ticks of one minute store one job. */
  async enqueueTick(job: JobDefinition<Record<string, never>>): Promise<void> {
    // Clocks of servers differ a little, so the nearest minute counts.
    const minute = Math.round(this.clock.now().getTime() / MINUTE_MS);
    await this.enqueue(job, {}, { singletonKey: `minute ${minute}` });
  }

  get isInTransaction(): boolean {
    return this.entities.getContext(false).isInTransaction();
  }
}
