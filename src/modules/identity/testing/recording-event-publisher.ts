import { EventPublisher } from '#shared-kernel/application/event-publisher.js';
import { type DomainEvent } from '#shared-kernel/domain/domain-event.js';

export class RecordingEventPublisher extends EventPublisher {
  readonly events: DomainEvent[] = [];

  publish(event: DomainEvent): Promise<void> {
    this.events.push(event);
    return Promise.resolve();
  }

  isAwaited(): boolean {
    return true;
  }
}
