import { type DomainEvent } from '../domain/domain-event.js';

interface EventClass<Event extends DomainEvent> {
  readonly type: string;
  /** Increase it when the fields change so that an older reaction cannot read them; 1 by default. */
  readonly version?: number;
  readonly prototype: Event;
}

/** What a job's handler gets besides the payload. */
export interface Delivery {
  /** When the event happened, or when the job was requested. */
  occurredAt: Date;
  /** Aborted when the job takes too long and when the server stops. */
  signal: AbortSignal;
}

/**
 * A reaction to an event, run as a separate job. The same event can be delivered more than once. If it throws, it is
 * tried again; after the last try the job moves to the dead letter queue.
 */
export interface Reaction<Event extends DomainEvent> {
  handle(event: Event, delivery: Delivery): Promise<void>;
}

/** `short` is three tries within seconds; `long` goes on for about a day, for example while a mail server is down. */
export type Tries = 'short' | 'long';

interface ReactionOptions<Event extends DomainEvent> {
  tries?: Tries;
  /** How many run at the same time in one server. */
  concurrency?: number;
  timeoutSeconds?: number;
  /** Removes the job once it is done, because it names a person who was deleted. */
  forgetWhenDone?: boolean;
  /**
   * Events with the same key share one waiting job, and the newest event counts: for a reaction to the current state, which
   * need not run once per change.
   */
  onePendingPer?(event: Event): string;
  /** The class's name before it was renamed: jobs still waiting in that queue are handled too. */
  formerName?: string;
}

export interface ReactionSubscription extends ReactionOptions<DomainEvent> {
  event: EventClass<DomainEvent>;
  /** The class's name is the queue's name. */
  name: string;
}

const SUBSCRIPTION = Symbol('reaction subscription');

/** Marks a provider as the reaction to one event. */
export const ReactsTo =
  <Event extends DomainEvent>(event: EventClass<Event>, options: ReactionOptions<Event> = {}) =>
  (target: new (...dependencies: never[]) => Reaction<Event>): void => {
    const subscription: ReactionSubscription = { ...options, event, name: target.name };
    Object.defineProperty(target, SUBSCRIPTION, { value: subscription });
  };

export const subscriptionOf = (target: object): ReactionSubscription | undefined =>
  (target as { [SUBSCRIPTION]?: ReactionSubscription })[SUBSCRIPTION];
