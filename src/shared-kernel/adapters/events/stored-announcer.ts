import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Announcer } from '../../application/announcer.js';
import { type DomainEvent } from '../../domain/domain-event.js';
import { EventStore } from './event-store.js';

@Injectable()
export class StoredAnnouncer extends Announcer {
  constructor(
    private readonly entities: EntityManager,
    private readonly events: EventStore,
  ) {
    super();
  }

  announce(event: DomainEvent): Promise<void> {
    return this.events.store([event], this.entities.getContext(false).getTransactionContext());
  }
}
