import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { EventBus } from '@nestjs/cqrs';
import { EventPublisher } from '../../application/event-publisher.js';
import { UnitOfWork } from '../../application/unit-of-work.js';
import { AggregateRoot } from '../../domain/aggregate-root.js';

@Injectable()
export class MikroOrmUnitOfWork extends UnitOfWork {
  constructor(
    private readonly entities: EntityManager,
    private readonly events: EventPublisher,
    private readonly committed: EventBus,
  ) {
    super();
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const running = this.entities.getContext(false);
    if (running.isInTransaction()) {
      const result = await work();
      // Whoever reads next in the outer unit finds what the inner one said.
      await running.flush();
      return result;
    }

    const { result, events } = await this.entities.fork().transactional(async (transaction) => {
      const result = await work();
      await transaction.flush();
      const touched = [...transaction.getUnitOfWork().getIdentityMap()].filter(
        (entity) => entity instanceof AggregateRoot,
      );
      const events = touched.flatMap((aggregate) => aggregate.pullEvents());
      for (const event of events) await this.events.publish(event);
      return { result, events };
    });
    this.committed.publishAll(events);
    return result;
  }
}
