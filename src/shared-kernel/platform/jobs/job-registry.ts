import { Injectable, type Type } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { subscriptionOf } from '../../application/reaction.js';
import { type DomainEvent } from '../../domain/domain-event.js';
import { handledJobOf, type JobDefinition, type JobHandler } from './define-job.js';
import { reactionJob } from './reaction-job.js';

export interface RegisteredJob {
  definition: JobDefinition<object>;
  handler: JobHandler<object>;
  /** Of a reaction: one such job is stored for each event of this type. */
  eventType?: string;
  pendingKey?: (event: DomainEvent) => string | undefined;
  forgetWhenDone?: boolean;
}

/** Every provider marked with `@HandlesJob` or `@ReactsTo`. Complete once all modules are created. */
@Injectable()
export class JobRegistry {
  private registered: readonly RegisteredJob[] | undefined;

  constructor(private readonly discovery: DiscoveryService) {}

  all(): readonly RegisteredJob[] {
    return (this.registered ??= this.discovery
      .getProviders()
      .flatMap(({ instance, metatype }) =>
        typeof metatype === 'function' ? jobsOf(metatype as Type, instance as JobHandler<object>) : [],
      ));
  }

  reactionsTo(event: DomainEvent): readonly RegisteredJob[] {
    return this.all().filter(({ eventType }) => eventType === event.type);
  }
}

function jobsOf(provider: Type, handler: JobHandler<object>): RegisteredJob[] {
  const handled = handledJobOf(provider);
  if (handled !== undefined) return [{ definition: handled, handler }];

  const subscription = subscriptionOf(provider);
  if (subscription === undefined) return [];
  const { event, formerName, forgetWhenDone = false } = subscription;
  const definition = reactionJob(subscription);
  const pendingKey = (published: DomainEvent) => subscription.onePendingPer?.(published);
  const reaction = { definition, handler, pendingKey, forgetWhenDone, eventType: event.type };
  if (formerName === undefined) return [reaction];
  return [
    reaction,
    { definition: { ...definition, name: formerName, concurrency: 1 }, handler, forgetWhenDone },
  ];
}
