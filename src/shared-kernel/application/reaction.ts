import { type DomainEvent } from '../domain/domain-event.js';

interface EventClass<Event extends DomainEvent> {
  readonly type: string;
  readonly prototype: Event;
}

/**
 * A reaction to a stored event: runs in its own job, at least once, and must stand a second delivery.
 * Throwing asks for another try; after the last one the job waits among the dead letters.
 */
export interface Reaction<Event extends DomainEvent> {
  handle(event: Event): Promise<void>;
}

/** How long a failing reaction goes on trying. `long` outlasts a neighbour that is away for hours, such as a mail server. */
export type Patience = 'short' | 'long';

export interface ReactionSubscription {
  eventType: string;
  patience: Patience;
  /** The job is removed once it is done: it names a person whom nothing may lead to any more. */
  forgets: boolean;
  eventPrototype: DomainEvent;
  /** Also the queue's name, so renaming the class leaves waiting jobs behind: rename only when the queue is empty. */
  name: string;
}

const SUBSCRIPTION = Symbol('reaction subscription');

/** Marks a provider as the reaction to one event. The event class carries its type as a static field too. */
export const ReactsTo =
  <Event extends DomainEvent>(
    event: EventClass<Event>,
    { patience = 'short', forgets = false }: { patience?: Patience; forgets?: boolean } = {},
  ) =>
  (target: new (...dependencies: never[]) => Reaction<Event>): void => {
    const subscription: ReactionSubscription = {
      eventType: event.type,
      patience,
      forgets,
      eventPrototype: event.prototype,
      name: target.name,
    };
    Object.defineProperty(target, SUBSCRIPTION, { value: subscription });
  };

export const subscriptionOf = (target: object): ReactionSubscription | undefined =>
  (target as { [SUBSCRIPTION]?: ReactionSubscription })[SUBSCRIPTION];
