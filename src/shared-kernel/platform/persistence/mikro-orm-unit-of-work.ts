import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { EventBus } from '@nestjs/cqrs';
import { EventPublisher } from '../../application/event-publisher.js';
import { UnitOfWork } from '../../application/unit-of-work.js';
import { type Added } from '../../domain/added.js';
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
      // Later reads of the outer unit find what the inner one changed.
      await running.flush();
      return result;
    }

    const { result, events } = await this.entities.transactional(async (transaction) => {
      const removed = watchRemoved(transaction);
      const result = await work();
      await transaction.flush();
      const touched = [...transaction.getUnitOfWork().getIdentityMap(), ...removed];
      const events = touched.filter(isAggregate).flatMap((aggregate) => aggregate.pullEvents());
      for (const event of events) await this.events.publish(event);
      return { result, events };
    });
    this.committed.publishAll(events);
    return result;
  }

  /** Beginning and committing around it, and the mapper's part in that, took a third of the server's time for saving a college. */
  async add(aggregate: AggregateRoot, statement: () => Promise<Added>): Promise<Added> {
    const running = this.entities.getContext(false);
    if (running.isInTransaction()) {
      const added = await statement();
      if (added.isNew) running.merge(aggregate);
      return added;
    }
    if (aggregate.events.some((event) => this.events.isAwaited(event)))
      return this.run(() => this.add(aggregate, statement));

    const added = await statement();
    if (added.isNew) this.committed.publishAll(aggregate.pullEvents());
    return added;
  }
}

const isAggregate = (entity: object): entity is AggregateRoot => entity instanceof AggregateRoot;

/** Collects what is deleted: the mapper drops it from its identity map at each flush. */
function watchRemoved(transaction: EntityManager): ReadonlySet<object> {
  const removed = new Set<object>();
  transaction.getEventManager().registerSubscriber({
    beforeFlush: ({ uow }) => {
      for (const entity of uow.getRemoveStack()) removed.add(entity);
    },
  });
  return removed;
}
