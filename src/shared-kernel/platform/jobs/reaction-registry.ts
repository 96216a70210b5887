import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { type Reaction, type ReactionSubscription, subscriptionOf } from '../../application/reaction.js';
import { type DomainEvent } from '../../domain/domain-event.js';

export interface RegisteredReaction extends ReactionSubscription {
  reaction: Reaction<DomainEvent>;
}

/** Every provider marked with `@ReactsTo`, found once; not before every module is made. */
@Injectable()
export class ReactionRegistry {
  private registered: readonly RegisteredReaction[] | undefined;

  constructor(private readonly discovery: DiscoveryService) {}

  all(): readonly RegisteredReaction[] {
    return (this.registered ??= this.discovery.getProviders().flatMap(({ instance, metatype }) => {
      const subscription = typeof metatype === 'function' ? subscriptionOf(metatype) : undefined;
      return subscription ? [{ ...subscription, reaction: instance as Reaction<DomainEvent> }] : [];
    }));
  }

  to(eventType: string): readonly RegisteredReaction[] {
    return this.all().filter((reaction) => reaction.eventType === eventType);
  }
}
