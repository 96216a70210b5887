import { type DomainEvent } from '../domain/domain-event.js';

/** Stores an event that no aggregate recorded. Works only inside a unit of work, and stands or falls with it. */
export abstract class EventPublisher {
  abstract publish(event: DomainEvent): Promise<void>;
}
