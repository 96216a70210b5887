import { Injectable } from '@nestjs/common';
import { EventPublisher } from '../../application/event-publisher.js';
import { type DomainEvent } from '../../domain/domain-event.js';
import { JobRegistry } from './job-registry.js';
import { Jobs } from './jobs.js';

/** Stores each event as one job per reaction, in the transaction of the change that caused it. */
@Injectable()
export class JobEventPublisher extends EventPublisher {
  constructor(
    private readonly jobs: Jobs,
    private readonly registry: JobRegistry,
  ) {
    super();
  }

  async publish(event: DomainEvent): Promise<void> {
    if (!this.jobs.isInTransaction) throw new Error('Events are published only inside a unit of work.');
    for (const { definition, pendingKey } of this.registry.reactionsTo(event))
      await this.jobs.enqueue(definition, event, { pendingKey: pendingKey?.(event) });
  }

  isAwaited(event: DomainEvent): boolean {
    return this.registry.reactionsTo(event).length > 0;
  }
}
