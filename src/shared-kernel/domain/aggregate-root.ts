import { type DomainEvent } from './domain-event.js';

/** Records events; the unit of work stores them together with the change. */
export abstract class AggregateRoot {
  // Created on first use: the mapper restores aggregates without running the constructor.
  private unpublished?: DomainEvent[];

  protected record(event: DomainEvent): void {
    (this.unpublished ??= []).push(event);
  }

  get events(): readonly DomainEvent[] {
    return this.unpublished ?? [];
  }

  pullEvents(): DomainEvent[] {
    const events = this.unpublished ?? [];
    delete this.unpublished;
    return events;
  }
}
