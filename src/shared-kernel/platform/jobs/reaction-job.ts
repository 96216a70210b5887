import { z } from 'zod';
import { type ReactionSubscription } from '../../application/reaction.js';
import { type DomainEvent } from '../../domain/domain-event.js';
import { type JobDefinition } from './define-job.js';

/** The job behind a reaction. The stored fields get their class back. */
export const reactionJob = ({
  event,
  name,
  tries = 'short',
  concurrency = 1,
  timeoutSeconds = 300,
}: ReactionSubscription): JobDefinition<DomainEvent> => ({
  name,
  version: event.version ?? 1,
  schema: z
    .looseObject({ type: z.literal(event.type) })
    .transform((fields) => Object.assign(Object.create(event.prototype) as DomainEvent, fields)),
  concurrency,
  tries,
  timeoutSeconds,
});
