import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ReactsTo, subscriptionOf } from '../../application/reaction.js';
import { DomainEvent } from '../../domain/domain-event.js';
import { reactionJob } from './reaction-job.js';
import { fromStoredJob, toStoredJob } from './stored-job.js';

const NOON = new Date('2026-11-20T12:00:00Z');
const ESSAY = { version: 2, schema: z.object({ essayId: z.string() }) };

class EssaySubmitted extends DomainEvent {
  static readonly type = 'essays.essay-submitted';
  static readonly version = 3;
  readonly type = EssaySubmitted.type;

  constructor(readonly essayId: string) {
    super();
  }
}

@ReactsTo(EssaySubmitted)
class ReviewEssay {
  handle(): Promise<void> {
    return Promise.resolve();
  }
}

/** The job as it is read from a JSON column. */
const throughJson = (stored: object) => JSON.parse(JSON.stringify(stored)) as object;

describe('a stored job', () => {
  it('comes back with its payload and the time it was requested', () => {
    const stored = throughJson(toStoredJob(2, { essayId: 'e-7' }, NOON));

    expect(fromStoredJob(ESSAY, stored)).toEqual({ payload: { essayId: 'e-7' }, occurredAt: NOON });
  });

  it('of another version is refused', () => {
    const stored = throughJson(toStoredJob(1, { essayId: 'e-7' }, NOON));

    expect(() => fromStoredJob(ESSAY, stored)).toThrow('version 1');
  });

  it('that does not match its schema is refused', () => {
    expect(() => fromStoredJob(ESSAY, throughJson(toStoredJob(2, { essayId: 7 }, NOON)))).toThrow();
  });

  it('without version or time, from an older server, is of version 1', () => {
    const { payload } = fromStoredJob({ ...ESSAY, version: 1 }, { essayId: 'e-7' });

    expect(payload).toEqual({ essayId: 'e-7' });
  });

  it('of a reaction gives the event its class back', () => {
    const subscription = subscriptionOf(ReviewEssay);
    if (subscription === undefined) throw new Error('Not marked as a reaction.');
    const job = reactionJob(subscription);
    const stored = throughJson(toStoredJob(job.version, new EssaySubmitted('e-7'), NOON));

    expect(job.version).toBe(3);
    expect(fromStoredJob(job, stored).payload).toStrictEqual(new EssaySubmitted('e-7'));
  });
});
