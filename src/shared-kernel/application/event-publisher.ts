import { type DomainEvent } from '../domain/domain-event.js';

/** Stores an event that no aggregate recorded, in the transaction of the running unit of work. Throws outside of one. */
export abstract class EventPublisher {
  abstract publish(event: DomainEvent): Promise<void>;

  /** Whether a reaction waits for it, so that publishing it stores something. */
  abstract isAwaited(event: DomainEvent): boolean;
}
