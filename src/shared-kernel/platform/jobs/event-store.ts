import { Injectable } from '@nestjs/common';
import { fromKysely, type KyselyTransactionLike } from 'pg-boss';
import { type DomainEvent } from '../../domain/domain-event.js';
import { JobQueue } from './job-queue.js';
import { ReactionRegistry } from './reaction-registry.js';

/** Stores each event as one job per reaction, in the transaction of the change that caused it. */
@Injectable()
export class EventStore {
  constructor(
    private readonly queue: JobQueue,
    private readonly reactions: ReactionRegistry,
  ) {}

  async store(events: readonly DomainEvent[], transaction: KyselyTransactionLike | undefined): Promise<void> {
    if (events.length === 0) return;
    if (transaction === undefined) throw new Error('Events are stored only inside a transaction.');

    const db = fromKysely(transaction);
    for (const event of events)
      for (const { name } of this.reactions.to(event.type)) await this.queue.boss.send(name, event, { db });
  }
}
