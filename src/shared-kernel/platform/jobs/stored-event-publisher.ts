import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { EventPublisher } from '../../application/event-publisher.js';
import { type DomainEvent } from '../../domain/domain-event.js';
import { EventStore } from './event-store.js';

@Injectable()
export class StoredEventPublisher extends EventPublisher {
  constructor(
    private readonly entities: EntityManager,
    private readonly events: EventStore,
  ) {
    super();
  }

  publish(event: DomainEvent): Promise<void> {
    return this.events.store([event], this.entities.getContext(false).getTransactionContext());
  }
}
