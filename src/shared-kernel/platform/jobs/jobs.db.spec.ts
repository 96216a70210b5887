import { Injectable, Logger } from '@nestjs/common';
import { Test, type TestingModule } from '@nestjs/testing';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { EventPublisher } from '../../application/event-publisher.js';
import { newId } from '../../application/new-id.js';
import { type Delivery, type Reaction, ReactsTo } from '../../application/reaction.js';
import { UnitOfWork } from '../../application/unit-of-work.js';
import { DomainEvent } from '../../domain/domain-event.js';
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-database.js';
import { PersistenceModule } from '../persistence/persistence.module.js';
import { Sql } from '../persistence/sql.js';
import { defineJob, HandlesJob, type JobHandler, NO_PAYLOAD } from './define-job.js';
import { Jobs } from './jobs.js';

const PATIENTLY = { timeout: 30_000 };
const TOO_LONG_SECONDS = 2;

const common = {
  version: 1,
  schema: z.object({ id: z.string() }),
  tries: 'short',
  timeoutSeconds: 60,
} as const;
const REVIEW = defineJob({ ...common, name: 'Review', concurrency: 2 });
const FAIL = defineJob({ ...common, name: 'Fail', concurrency: 1 });
const APOLOGIZE = defineJob({ ...common, name: 'Apologize', concurrency: 1 });
const PROMISE = defineJob({ ...common, name: 'Promise', concurrency: 1, afterLastTry: APOLOGIZE });
const HANG = defineJob({ ...common, name: 'Hang', concurrency: 2, timeoutSeconds: TOO_LONG_SECONDS });
const OUTLAST = defineJob({ ...common, name: 'Outlast', concurrency: 1, tries: 'endless' });
const CLEAN_UP = defineJob({ ...common, name: 'CleanUp', concurrency: 1, schema: NO_PAYLOAD });

interface Payload {
  id: string;
}

/** What the handlers of all servers did, and what they wait for. */
const done: string[] = [];
const triedAt: number[] = [];
const aborted: string[] = [];
let running = 0;
let mostRunning = 0;
let cleanUps = 0;
const gates: (() => void)[] = [];
let isGated = false;

@Injectable()
@HandlesJob(REVIEW)
class Review implements JobHandler<Payload> {
  async handle({ id }: Payload): Promise<void> {
    running += 1;
    mostRunning = Math.max(mostRunning, running);
    if (isGated) await new Promise<void>((open) => gates.push(open));
    running -= 1;
    done.push(id);
  }
}

@Injectable()
@HandlesJob(FAIL)
class Fail implements JobHandler<Payload> {
  handle(): Promise<void> {
    triedAt.push(Date.now());
    return Promise.reject(new Error('not today'));
  }
}

const apologies: Payload[] = [];

@Injectable()
@HandlesJob(PROMISE)
class KeepPromise implements JobHandler<Payload> {
  handle(): Promise<void> {
    return Promise.reject(new Error('not today'));
  }
}

@Injectable()
@HandlesJob(APOLOGIZE)
class Apologize implements JobHandler<Payload> {
  handle(payload: Payload): Promise<void> {
    apologies.push(payload);
    return Promise.resolve();
  }
}

@Injectable()
@HandlesJob(HANG)
class Hang implements JobHandler<Payload> {
  async handle({ id }: Payload, { signal }: Delivery): Promise<void> {
    await once(signal, 'abort');
    aborted.push(id);
    signal.throwIfAborted();
  }
}

@Injectable()
@HandlesJob(OUTLAST)
class Outlast implements JobHandler<Payload> {
  async handle({ id }: Payload, { signal }: Delivery): Promise<void> {
    if (aborted.includes(id)) {
      done.push(id);
      return;
    }
    running += 1;
    await once(signal, 'abort');
    running -= 1;
    aborted.push(id);
    signal.throwIfAborted();
  }
}

@Injectable()
@HandlesJob(CLEAN_UP)
class CleanUp implements JobHandler<object> {
  handle(): Promise<void> {
    cleanUps += 1;
    return Promise.resolve();
  }
}

class EssaySubmitted extends DomainEvent {
  static readonly type = 'essays.essay-submitted';
  readonly type = EssaySubmitted.type;

  constructor(readonly essayId: string) {
    super();
  }
}

const delivered: [EssaySubmitted, Date][] = [];

@Injectable()
@ReactsTo(EssaySubmitted, { formerName: 'ReviewEssayOnceSubmitted' })
class ReviewEssayWhenSubmitted implements Reaction<EssaySubmitted> {
  handle(event: EssaySubmitted, { occurredAt }: Delivery): Promise<void> {
    delivered.push([event, occurredAt]);
    return Promise.resolve();
  }
}

class EssayEdited extends DomainEvent {
  static readonly type = 'essays.essay-edited';
  readonly type = EssayEdited.type;

  constructor(
    readonly essayId: string,
    readonly revision: number,
  ) {
    super();
  }
}

const ranked: [string, number][] = [];

@Injectable()
@ReactsTo(EssayEdited, { onePendingPer: ({ essayId }) => essayId })
class RankEssayWhenEdited implements Reaction<EssayEdited> {
  async handle({ essayId, revision }: EssayEdited): Promise<void> {
    running += 1;
    if (isGated) await new Promise<void>((open) => gates.push(open));
    running -= 1;
    ranked.push([essayId, revision]);
  }
}

let database: FreshDatabase;
let servers: TestingModule[];
beforeAll(async () => {
  vi.spyOn(Logger.prototype, 'error').mockReturnValue();
  database = await freshDatabase();
  servers = [await startServer(), await startServer()];
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await database.drop();
  vi.restoreAllMocks();
});

async function startServer(): Promise<TestingModule> {
  const server = await Test.createTestingModule({
    imports: [PersistenceModule.over(database.url)],
    providers: [
      Review,
      Fail,
      KeepPromise,
      Apologize,
      Hang,
      Outlast,
      CleanUp,
      ReviewEssayWhenSubmitted,
      RankEssayWhenEdited,
    ],
  }).compile();
  await server.init();
  return server;
}

const on = (number: number) => {
  const server = servers[number];
  if (server === undefined) throw new Error('No such server.');
  return {
    jobs: server.get(Jobs, { strict: false }),
    events: server.get(EventPublisher, { strict: false }),
    unitOfWork: server.get(UnitOfWork, { strict: false }),
    sql: server.get(Sql, { strict: false }),
  };
};

describe('a job', () => {
  it('stored in a transaction that is rolled back never runs', async () => {
    const { jobs, unitOfWork } = on(0);
    const rolledBack = unitOfWork.run(async () => {
      await jobs.enqueue(REVIEW, { id: 'rolled back' });
      throw new Error('changed my mind');
    });
    await expect(rolledBack).rejects.toThrow('changed my mind');
    await unitOfWork.run(() => jobs.enqueue(REVIEW, { id: 'committed' }));

    await expect.poll(() => done, PATIENTLY).toContain('committed');
    expect(done).not.toContain('rolled back');
    expect(await on(0).sql.rows(`select 1 from jobs.job where data ->> 'id' = 'rolled back'`)).toEqual([]);
  });

  it('with a singleton key is stored once, whichever server requests it', async () => {
    const id = newId();
    const singletonKey = 'essay 7, revision 2';
    await Promise.all(
      [0, 1, 0, 1].map((server) => on(server).jobs.enqueue(REVIEW, { id }, { singletonKey })),
    );

    await expect.poll(() => done, PATIENTLY).toContain(id);
    expect(await on(0).sql.rows(`select 1 from jobs.job where data ->> 'id' = $1`, [id])).toHaveLength(1);
  });

  it('of a schedule runs once when it ticks on two servers', async () => {
    await Promise.all([0, 1].map((server) => on(server).jobs.enqueueTick(CLEAN_UP)));

    await expect
      .poll(() => on(0).sql.rows(`select state from jobs.job where name = 'CleanUp'`), PATIENTLY)
      .toEqual([{ state: 'completed' }]);
    expect(cleanUps).toBe(1);
  });

  it('that fails is tried three times with growing pauses and ends in the dead letters', async () => {
    const { jobs, sql } = on(0);
    const startTimes = new Set<number>();
    const deadLetters = async () => {
      const [job] = await sql.rows<{ state: string; due: number }>(
        `select state, (extract(epoch from start_after) * 1000)::float8 as due from jobs.job where name = 'Fail'`,
      );
      if (job?.state === 'retry') startTimes.add(job.due);
      return sql.rows(`select data ->> 'id' as id from jobs.job where name = 'DeadLetters'`);
    };
    await jobs.enqueue(FAIL, { id: 'hopeless' });
    await expect.poll(deadLetters, { ...PATIENTLY, interval: 20 }).toEqual([{ id: 'hopeless' }]);

    expect(triedAt).toHaveLength(3);
    const [first = 0, second = 0] = [...startTimes].map((due, n) => due - (triedAt[n] ?? 0));
    expect(first).toBeGreaterThan(0);
    expect(second).toBeGreaterThan(first);
  });

  it('that fails at its last try hands its payload to the job that says so, once', async () => {
    await on(0).jobs.enqueue(PROMISE, { id: 'broken' });

    await expect.poll(() => apologies, PATIENTLY).toEqual([{ id: 'broken' }]);
    expect(
      await on(0).sql.rows(`select 1 from jobs.job where name = 'DeadLetters' and data ->> 'id' = 'broken'`),
    ).toEqual([]);
  });

  it('that takes longer than its timeout gets its signal aborted and is tried again', async () => {
    await on(0).jobs.enqueue(HANG, { id: 'slow' });

    await expect.poll(() => aborted.filter((id) => id === 'slow').length, PATIENTLY).toBeGreaterThan(1);
  });
});

describe('many jobs stored at once', () => {
  it('run one after another without a pause between them', async () => {
    const ids = Array.from({ length: 30 }, newId);
    await on(0).unitOfWork.run(async () => {
      for (const id of ids) await on(0).jobs.enqueue(REVIEW, { id });
    });

    await expect.poll(() => done, { timeout: 5_000 }).toEqual(expect.arrayContaining(ids));
  });
});

describe('an event', () => {
  it('is delivered with its class and the time it happened', async () => {
    const { events, unitOfWork } = on(0);
    const before = Date.now();
    await unitOfWork.run(() => events.publish(new EssaySubmitted('e-7')));

    await expect
      .poll(() => delivered.map(([event]) => event), PATIENTLY)
      .toEqual([new EssaySubmitted('e-7')]);
    expect(delivered[0]?.[0]).toBeInstanceOf(EssaySubmitted);
    expect(delivered[0]?.[1].getTime()).toBeGreaterThanOrEqual(before);
  });

  it('cannot be published outside a unit of work', async () => {
    await expect(on(0).events.publish(new EssaySubmitted('e-8'))).rejects.toThrow('unit of work');
  });

  it('that waits in the queue of a renamed reaction is delivered too', async () => {
    const former = defineJob({
      ...common,
      name: 'ReviewEssayOnceSubmitted',
      schema: z.looseObject({}),
      concurrency: 1,
    });
    await on(0).jobs.enqueue(former, { type: EssaySubmitted.type, essayId: 'e-9' });

    await expect.poll(() => delivered.map(([{ essayId }]) => essayId), PATIENTLY).toContain('e-9');
  });
});

describe('with one server left', () => {
  beforeAll(async () => {
    await servers.pop()?.close();
  });
  beforeEach(() => {
    [running, mostRunning] = [0, 0];
  });
  afterEach(() => {
    isGated = false;
    for (const open of gates.splice(0)) open();
  });

  it('no more jobs of a queue run at the same time than its concurrency', async () => {
    isGated = true;
    const ids = Array.from({ length: 5 }, newId);
    for (const id of ids) await on(0).jobs.enqueue(REVIEW, { id });
    for (let left = ids.length; left > 0; left -= 1) {
      await expect.poll(() => running, PATIENTLY).toBe(Math.min(left, 2));
      gates.shift()?.();
    }

    await expect.poll(() => done, PATIENTLY).toEqual(expect.arrayContaining(ids));
    expect(mostRunning).toBe(2);
  });

  describe('events with the same pending key', () => {
    const edit = (essayId: string, revision: number) =>
      on(0).unitOfWork.run(() => on(0).events.publish(new EssayEdited(essayId, revision)));
    beforeEach(async () => {
      ranked.length = 0;
      isGated = true;
      await edit('busy', 1);
      await expect.poll(() => running, PATIENTLY).toBe(1);
    });
    const release = () => {
      isGated = false;
      for (const open of gates.splice(0)) open();
    };

    it('share one waiting job, which gets the newest event and keeps its turn', async () => {
      for (let revision = 1; revision <= 50; revision += 1) await edit('mine', revision);
      await edit('yours', 1);
      await edit('mine', 51);
      release();

      await expect.poll(() => ranked, PATIENTLY).toHaveLength(3);
      expect(ranked).toEqual([
        ['busy', 1],
        ['mine', 51],
        ['yours', 1],
      ]);
    });

    it('wait for the commit of the newest one', async () => {
      await edit('mine', 1);
      const published = Promise.withResolvers<undefined>();
      const committing = Promise.withResolvers<undefined>();
      const editing = on(0).unitOfWork.run(async () => {
        await on(0).events.publish(new EssayEdited('mine', 2));
        published.resolve(undefined);
        await committing.promise;
      });
      await published.promise;
      release();
      await edit('yours', 1);
      await expect.poll(() => ranked, PATIENTLY).toContainEqual(['yours', 1]);
      committing.resolve(undefined);
      await editing;

      await expect.poll(() => ranked, PATIENTLY).toHaveLength(3);
      expect(ranked.at(-1)).toEqual(['mine', 2]);
    });

    it('that arrive while one of them runs get one more job', async () => {
      await edit('busy', 2);
      await edit('busy', 3);
      release();

      await expect.poll(() => ranked, PATIENTLY).toHaveLength(2);
      expect(ranked).toEqual([
        ['busy', 1],
        ['busy', 3],
      ]);
    });
  });

  it('a shutdown aborts a running job, waits for it, and the next server runs it again', async () => {
    await on(0).jobs.enqueue(OUTLAST, { id: 'interrupted' });
    await expect.poll(() => running, PATIENTLY).toBe(1);
    await servers.pop()?.close();
    expect([running, aborted.includes('interrupted'), done.includes('interrupted')]).toEqual([
      0,
      true,
      false,
    ]);

    servers.push(await startServer());
    await expect.poll(() => done, PATIENTLY).toContain('interrupted');
  });
});
