import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, type Person, register } from '../../support/data/people.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';

const AWARD = { name: 'Science fair', level: 'State' };

let flyleaf: RunningApp;
let maya: Person;
let sam: Person;
beforeAll(async () => {
  flyleaf = await startApp({ BUDGET_PROFILE_LIST_READS: '16/1m', BUDGET_PROFILE_WRITES: '60/1m' });
  [maya, sam] = await Promise.all([register(flyleaf), register(flyleaf)]);
});
afterAll(() => flyleaf.close());

const list = (person: Person) => call<unknown[]>(flyleaf, person, 'GET', '/api/awards');
const add = (person: Person) => call(flyleaf, person, 'POST', '/api/awards', AWARD);

describe('one account', () => {
  it('keeps fifty awards and is told what to do before another', async () => {
    for (let count = 0; count < 50; count++) expect((await add(maya)).status).toBe(201);

    expect(await add(maya)).toMatchObject({
      status: 409,
      body: {
        code: 'student-profile.too-many-entries',
        message: 'This list holds up to 50 entries. Delete one to add another.',
      },
    });
    expect((await list(maya)).body).toHaveLength(50);
  });

  it('is asked to wait when it writes more than its budget, and nobody else is', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => add(maya)));
    const refused = replies.filter(({ status }) => status === 429);

    expect(refused).toHaveLength(11);
    expect(refused[0]?.body).toMatchObject({ code: 'http.too-many-requests' });
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await add(sam)).status).toBe(201);
  });

  it('reads its lists sixteen times at once, and no more', async () => {
    const replies = await Promise.all(Array.from({ length: 17 }, () => list(sam)));

    expect(replies.map(({ status }) => status).sort()).toEqual([...Array<number>(16).fill(200), 429]);
    expect((await call(flyleaf, sam, 'GET', '/api/saved-colleges')).status).toBe(200);
  });
});
