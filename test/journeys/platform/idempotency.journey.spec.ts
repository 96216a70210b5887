import type pg from 'pg';
import { connectTo } from '#shared-kernel/testing/connect-to.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type FreshDatabase } from '#shared-kernel/testing/fresh-database.js';
import { type Person, register } from '../../support/data/people.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';
import { ServerProcess } from '../../support/servers/server-process.js';
import { until } from '../../support/until.js';

interface KeyedCall {
  student: Person;
  key: string;
  /** The id of the new entry, once a replica has replied. */
  id?: string;
}

interface Reply {
  status: number;
  text: string;
  json: { id?: string; code?: string; message?: string };
  replayed: boolean;
  headers: Headers;
}

let made = 0;
const newKey = () => `key-${String((made += 1))}`;

async function post(
  { url }: { url: string },
  person: Person,
  path: string,
  body: unknown,
  key?: string,
  signal?: AbortSignal,
): Promise<Reply> {
  const reply = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${person.accessToken}`,
      'content-type': 'application/json',
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  });
  const text = await reply.text();
  return {
    status: reply.status,
    text,
    json: JSON.parse(text) as Reply['json'],
    replayed: reply.headers.get('idempotency-replayed') === 'true',
    headers: reply.headers,
  };
}

describe('a call with an Idempotency-Key (F14)', () => {
  let flyleaf: RunningApp;
  let client: pg.Client;
  let maya: Person;
  let sam: Person;
  beforeAll(async () => {
    flyleaf = await startApp();
    client = await connectTo(flyleaf.databaseUrl);
    [maya, sam] = await Promise.all([register(flyleaf), register(flyleaf)]);
  });
  afterAll(async () => {
    await client.end();
    await flyleaf.close();
  });

  const projects = async (title: string, { userId } = maya): Promise<number> => {
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int from student_profile.research_projects where student_id = $1 and title = $2',
      [userId, title],
    );
    return rows[0]?.count ?? 0;
  };
  const research = (title: string, key?: string, person = maya) =>
    post(flyleaf, person, 'research-projects', { title }, key);

  it.each([
    ['research-projects', { title: 'Slime moulds' }],
    ['awards', { name: 'Spelling bee', level: 'State' }],
    ['portfolio-items', { title: 'Etchings', type: 'Other' }],
    ['activity-impacts', { activityName: 'Debate' }],
    ['saved-colleges', { collegeId: 166027, notes: '' }],
  ])('to %s gets the same reply again, and has one effect', async (path, body) => {
    const count = async () =>
      (
        (await (
          await fetch(`${flyleaf.url}/api/${path}`, {
            headers: { authorization: `Bearer ${sam.accessToken}` },
          })
        ).json()) as unknown[]
      ).length;
    const key = newKey();

    const first = await post(flyleaf, sam, path, body, key);
    const again = await post(flyleaf, sam, path, body, key);

    expect([first.status, first.replayed]).toEqual([201, false]);
    expect([again.status, again.replayed]).toEqual([201, true]);
    expect(again.text).toBe(first.text);
    expect(again.headers.get('content-type')).toBe(first.headers.get('content-type'));
    expect(again.headers.get('cache-control')).toBe('no-store');
    expect(await count()).toBe(1);
  });

  it('stores its effect, its event and its reply together', async () => {
    const someone = await register(flyleaf);
    const onRecord = async () => {
      const { rows } = await client.query<{ version: number | null; jobs: number; replies: number }>(
        `select (select version::int from student_profile.profiles where student_id = $1) as version,
                (select count(*)::int from jobs.job
                  where name = 'RefreshRecommendationsWhenProfileChanges' and data ->> 'studentId' = $1::text) as jobs,
                (select count(*)::int from platform.remembered_replies where user_id = $1) as replies`,
        [someone.userId],
      );
      return rows[0];
    };
    // Registering creates the profile, which counts as a change.
    await until(async () => ((await onRecord())?.version ?? 0) > 0);

    const key = newKey();
    await research('Lichens', key, someone);
    await research('Lichens', key, someone);

    expect(await onRecord()).toEqual({ version: 2, jobs: 2, replies: 1 });
  });

  it('is the same call whatever the order of its fields', async () => {
    const key = newKey();
    const first = await post(flyleaf, maya, 'research-projects', { title: 'Ferns', mentor: 'Dr. Wu' }, key);
    const again = await post(flyleaf, maya, 'research-projects', { mentor: 'Dr. Wu', title: 'Ferns' }, key);

    expect([again.status, again.json.id]).toEqual([201, first.json.id]);
  });

  it('is refused when the key was used with another body', async () => {
    const key = newKey();
    await research('Mosses', key);
    const other = await research('Ants', key);

    expect([other.status, other.json.code]).toEqual([422, 'http.idempotency-key-reused']);
    expect(other.headers.get('content-type')).toContain('application/problem+json');
    expect([await projects('Mosses'), await projects('Ants')]).toEqual([1, 0]);
  });

  it('is refused with a time to retry while the first one is still running', async () => {
    const key = newKey();
    await client.query('begin');
    await client.query('lock table student_profile.research_projects in exclusive mode');
    const first = research('Tardigrades', key);
    await untilSomeoneWaits(client);

    const meanwhile = await research('Tardigrades', key);
    const another = await research('Rotifers', key);
    await client.query('commit');

    expect([meanwhile.status, meanwhile.json.code]).toEqual([409, 'http.still-running']);
    expect(Number(meanwhile.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(another.status).toBe(409);
    expect((await first).status).toBe(201);
    expect((await research('Tardigrades', key)).replayed).toBe(true);
    expect(await projects('Tardigrades')).toBe(1);
  });

  it('has one effect when it is sent twenty times at once', async () => {
    const key = newKey();
    const replies = await Promise.all(Array.from({ length: 20 }, () => research('Corals', key)));

    const answered = replies.filter(({ status }) => status === 201);
    expect(replies.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
    expect(new Set(answered.map(({ json }) => json.id)).size).toBe(1);
    expect(answered.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(await projects('Corals')).toBe(1);
  });

  it('gets its reply on the next try when the first reply never arrived', async () => {
    const key = newKey();
    await client.query('begin');
    await client.query('lock table student_profile.research_projects in exclusive mode');
    const leaving = new AbortController();
    const first = post(flyleaf, maya, 'research-projects', { title: 'Krill' }, key, leaving.signal);
    await untilSomeoneWaits(client);
    leaving.abort();
    await expect(first).rejects.toThrow();
    await client.query('commit');
    await until(async () => (await projects('Krill')) > 0);

    expect(await research('Krill', key)).toMatchObject({ status: 201, replayed: true });
    expect(await projects('Krill')).toBe(1);
  });

  it('does not share its key with other users or other calls', async () => {
    const key = newKey();
    await research('Geckos', key);
    const theirs = await research('Geckos', key, sam);
    const elsewhere = await post(flyleaf, maya, 'awards', { name: 'Geckos', level: 'State' }, key);

    expect([theirs, elsewhere].map(({ status, replayed }) => [status, replayed])).toEqual([
      [201, false],
      [201, false],
    ]);
  });

  it('may be corrected under the same key after it was refused', async () => {
    const key = newKey();
    expect((await research('', key)).status).toBe(400);
    expect(await research('Newts', key)).toMatchObject({ status: 201, replayed: false });
  });

  it('is a new call each time without a key', async () => {
    await research('Toads');
    await research('Toads');

    expect(await projects('Toads')).toBe(2);
  });

  it.each(['two words', 'k'.repeat(129)])('is refused when the key is unusable: %s', async (key) => {
    const { status, json } = await research('Voles', key);

    expect([status, json.code]).toEqual([400, 'http.invalid-input']);
    expect(await projects('Voles')).toBe(0);
  });

  it('is forgotten after 24 hours', async () => {
    const key = newKey();
    const age = (hours: number) =>
      client.query(
        `update platform.remembered_replies set replied_at = now() - $2 * interval '1 hour' where idempotency_key = $1`,
        [key, hours],
      );
    await research('Owls', key);
    await age(23.9);
    expect((await research('Owls', key)).replayed).toBe(true);
    await age(24.1);
    expect(await research('Owls', key)).toMatchObject({ status: 201, replayed: false });
    expect((await research('Owls', key)).replayed).toBe(true);

    expect(await projects('Owls')).toBe(2);
  });

  it('is documented exactly where it is supported', async () => {
    const document = (await (await fetch(`${flyleaf.url}/api/openapi.json`)).json()) as {
      paths: Record<string, Record<string, { parameters?: { name: string }[]; responses: object }>>;
    };
    const repeatable = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations)
        .filter(([, { parameters = [] }]) => parameters.some(({ name }) => name === 'Idempotency-Key'))
        .map(([method]) => `${method} ${path}`),
    );
    const creating = Object.entries(document.paths).flatMap(([path, { post: operation }]) =>
      operation && '201' in operation.responses ? [`post ${path}`] : [],
    );

    // Registering replies with tokens, which are never stored.
    expect(repeatable.toSorted()).toEqual(
      creating.filter((call) => call !== 'post /api/auth/register').toSorted(),
    );
  });
});

describe('a server killed in the middle of calls with an Idempotency-Key (F1)', () => {
  const ROUNDS = 4;
  const AT_ONCE = 4;
  const SHARED_SECRET = 'test-only-3hR8wN5tY2kD9sL6pV1xZ4';
  let database: FreshDatabase;
  let replicas: [ServerProcess, ServerProcess];
  let client: pg.Client;
  beforeAll(async () => {
    database = await freshDatabase();
    replicas = [
      await ServerProcess.onFreePort({ DATABASE_URL: database.url, JWT_SECRET: SHARED_SECRET }),
      await ServerProcess.onFreePort({ DATABASE_URL: database.url, JWT_SECRET: SHARED_SECRET }),
    ];
    await Promise.all(replicas.map((replica) => replica.start()));
    client = await connectTo(database.url);
  }, 90_000);
  afterAll(async () => {
    await client.end();
    await Promise.all(replicas.map((replica) => replica.dispose()));
    await database.drop();
  });

  const stored = async () =>
    (
      await client.query<{ id: string; title: string }>(
        'select id, title from student_profile.research_projects',
      )
    ).rows;

  it('every key has one effect, whichever replica gets the retry', async () => {
    const [mortal, survivor] = replicas;
    const students = await Promise.all(Array.from({ length: 6 }, () => register(survivor)));
    const calls: KeyedCall[] = [];

    const once = (server: ServerProcess, { student, key }: KeyedCall) =>
      post(server, student, 'research-projects', { title: key }, key).catch(() => null);
    const untilAnswered = (server: ServerProcess, call: KeyedCall) =>
      until(
        async () => {
          const reply = await once(server, call);
          if (reply?.status === 201) return reply;
          expect(reply?.status).toBe(409);
          return null;
        },
        { withinMs: 40_000 },
      );

    let interrupted = 0;
    let replyLost = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const begun = students.flatMap((student) =>
        Array.from({ length: AT_ONCE }, (): KeyedCall => ({ student, key: newKey() })),
      );
      calls.push(...begun);
      // Each round is killed later, so that more is done by then; nothing in the first.
      const isFirst = round === 0;
      if (isFirst)
        await client.query('begin; lock table student_profile.research_projects in exclusive mode');
      let arrived = 0;
      const running = Promise.all(
        begun.map(async (call) => {
          const reply = await once(mortal, call);
          if (reply?.status !== 201 || reply.json.id === undefined) return;
          // Loses one reply per round, in case the kill interrupted none.
          arrived += 1;
          if (arrived > 1) call.id = reply.json.id;
        }),
      );
      if (isFirst) await untilSomeoneWaits(client);
      while ((await stored()).length < calls.length - begun.length + round * 2) continue;
      await mortal.end('SIGKILL');
      if (isFirst) await client.query('rollback');
      await running;

      const restarted = mortal.start();
      const unanswered = begun.filter(({ id }) => id === undefined);
      interrupted += unanswered.length;
      for (const call of unanswered) {
        const { json, replayed } = await untilAnswered(survivor, call);
        if (replayed) replyLost += 1;
        const { id } = json;
        if (id !== undefined) call.id = id;
      }
      await restarted;
    }

    for (const call of calls) {
      const reply = await untilAnswered(mortal, call);
      expect([reply.replayed, reply.json.id]).toEqual([true, call.id]);
    }
    // The kill rolled back some calls; of others it lost only the reply.
    expect(interrupted).toBeGreaterThan(replyLost);
    expect(replyLost).toBeGreaterThanOrEqual(ROUNDS - 1);
    expect((await stored()).toSorted(byTitle)).toEqual(
      calls.map(({ id, key }) => ({ id, title: key })).toSorted(byTitle),
    );
  }, 300_000);
});

const byTitle = (one: { title: string }, other: { title: string }) => (one.title < other.title ? -1 : 1);

/** Waits until a transaction waits for the lock on the research projects. */
async function untilSomeoneWaits(client: pg.Client): Promise<void> {
  const waiting = `select 1 from pg_locks where not granted and relation = 'student_profile.research_projects'::regclass`;
  await until(async () => (await client.query(waiting)).rowCount !== 0);
}
