import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { type Job } from 'pg-boss';
import { type Patience } from '../../application/reaction.js';
import { type DomainEvent } from '../../domain/domain-event.js';
import { summarizeError } from '../logging/describe-error.js';
import { JobQueue } from './job-queue.js';
import { ReactionRegistry, type RegisteredReaction } from './reaction-registry.js';

/** Workers are woken by notifications; polling is the net for one that got lost. */
const POLLING = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 2 } as const;

const DEAD_LETTERS = 'DeadLetters';

/** Pauses in seconds, doubled each time. The long row of tries lasts about a day. */
const TRIES: Record<Patience, { retryLimit: number; retryDelay: number; retryDelayMax?: number }> = {
  short: { retryLimit: 2, retryDelay: 1 },
  long: { retryLimit: 60, retryDelay: 2, retryDelayMax: 1_800 },
};

/** Runs the reactions: one queue each, some tries with growing pauses, then the dead letters. */
@Injectable()
export class ReactionWorkers implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(ReactionWorkers.name);

  constructor(
    private readonly queue: JobQueue,
    private readonly reactions: ReactionRegistry,
  ) {}

  /** The queues are there before any module's bootstrap may store an event. */
  async onModuleInit(): Promise<void> {
    await this.queue.start();
    await this.queue.boss.createQueue(DEAD_LETTERS);
    for (const { name, patience } of this.reactions.all())
      await this.queue.boss.createQueue(name, {
        deadLetter: DEAD_LETTERS,
        notify: true,
        ...TRIES[patience],
        retryBackoff: true,
        heartbeatSeconds: 10,
        expireInSeconds: 300,
      });
  }

  async onApplicationBootstrap(): Promise<void> {
    for (const reaction of this.reactions.all())
      await this.queue.boss.work(reaction.name, POLLING, (jobs: Job<DomainEvent>[]) =>
        this.react(reaction, jobs),
      );
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.queue.stop();
  }

  private async react(reaction: RegisteredReaction, jobs: Job<DomainEvent>[]): Promise<void> {
    for (const { id, data } of jobs) {
      try {
        await reaction.reaction.handle(restore(reaction.eventPrototype, data));
        if (reaction.forgets) await this.queue.boss.deleteJob(reaction.name, id);
      } catch (error) {
        this.log.error(`${reaction.name} failed on job ${id}: ${summarizeError(error)}`);
        // The queue keeps what is thrown, with every field, beside the job.
        throw new ReactionFailed(summarizeError(error));
      }
    }
  }
}

class ReactionFailed extends Error {}

/** Gives the stored fields their class back, so that a reaction receives the event it declared. */
const restore = (prototype: DomainEvent, fields: DomainEvent): DomainEvent =>
  Object.assign(Object.create(prototype) as DomainEvent, fields);
