import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { connectTo } from '#shared-kernel/testing/connect-to.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repositoryRoot } from '#shared-kernel/platform/repository-root.js';
import { call, type Person, register } from '../../support/data/people.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';
import { type ScorecardApi, startScorecardApi } from '../../support/servers/scorecard-api.js';
import { starterRecords } from '../../support/data/scorecard-records.js';

interface Entry {
  method: string;
  route: string;
  roles: string[];
}

const TABLE = JSON.parse(
  fs.readFileSync(path.join(repositoryRoot(), 'openapi/access.json'), 'utf8'),
) as Entry[];
const ADMIN = { email: 'operator@example.org', password: 'Operator-Words-9' };
const CALLERS = ['anonymous', 'student', 'parent', 'counselor', 'admin', 'deactivated'] as const;

/** Left out of the table because it ends the sign-in that the next calls need. */
const ENDS_THE_SIGN_IN = '/api/auth/logout';

let flyleaf: RunningApp;
let scorecard: ScorecardApi;
const people: Partial<Record<(typeof CALLERS)[number], Pick<Person, 'accessToken'>>> = {};

beforeAll(async () => {
  // An admin's import begins for real: it finds a service with one college.
  scorecard = await startScorecardApi({ records: (await starterRecords()).slice(0, 1) });
  flyleaf = await startApp({
    SCORECARD_API_URL: scorecard.url,
    SCORECARD_API_KEY: 'test-key',
    SCORECARD_API_PACE_MS: '1',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  for (const role of ['student', 'parent', 'counselor'] as const)
    people[role] = await register(flyleaf, { role });
  const { body } = await call<{ tokens: Person }>(flyleaf, null, 'POST', '/api/auth/login', ADMIN);
  people.admin = body.tokens;

  const deactivated = await register(flyleaf);
  people.deactivated = deactivated;
  const client = await connectTo(flyleaf.databaseUrl);
  await client.query('update identity.users set is_active = false where id = $1', [deactivated.userId]);
  await client.end();
});
afterAll(async () => {
  await flyleaf.close();
  await scorecard.close();
});

/** Fills in valid ids. Access does not depend on whether the entry exists. */
const addressOf = (route: string): string =>
  route.replace(/\{(\w+)\}/g, (_all, name: string) =>
    /unit|college/i.test(name) || route.startsWith('/api/colleges')
      ? '204796'
      : '00000000-0000-7000-8000-000000000000',
  );

/** Other routes answer a form with 415 before they ask who sent it, and this one answers JSON so. */
const TAKES_A_FILE = '/api/uploads';

const emptyBodyFor = (path: string): { body: FormData | string; headers?: Record<string, string> } =>
  path === TAKES_A_FILE
    ? { body: new FormData() }
    : { body: '{}', headers: { 'content-type': 'application/json' } };

/** Returns only the status, because an event stream never ends. */
async function statusOf(
  person: Pick<Person, 'accessToken'> | null,
  method: string,
  path: string,
): Promise<number> {
  const sent = method === 'GET' || method === 'DELETE' ? null : emptyBodyFor(path);
  const reply = await fetch(`${flyleaf.url}${path}`, {
    method,
    redirect: 'manual',
    headers: { ...(person ? { authorization: `Bearer ${person.accessToken}` } : {}), ...sent?.headers },
    body: sent?.body ?? null,
  });
  await reply.body?.cancel();
  return reply.status;
}

/** Sends the URL unchanged; `fetch` would normalize it. */
const rawStatusOf = async (person: Pick<Person, 'accessToken'> | null, address: string): Promise<number> => {
  const request = http.get(new URL(flyleaf.url), {
    path: address,
    headers: person ? { authorization: `Bearer ${person.accessToken}` } : {},
  });
  const [reply] = (await once(request, 'response')) as [http.IncomingMessage];
  reply.resume();
  return reply.statusCode ?? 0;
};

describe('who may call what (S2)', () => {
  const lines = TABLE.filter(({ route }) => route !== ENDS_THE_SIGN_IN);

  it.each(lines.map(({ method, route, roles }) => [method, route, roles] as const))(
    '%s %s is open to its roles only',
    async (method, route, roles) => {
      for (const caller of CALLERS) {
        const status = await statusOf(people[caller] ?? null, method, addressOf(route));
        const expected = roles.includes('anonymous')
          ? 'open'
          : caller === 'anonymous' || caller === 'deactivated'
            ? 'not signed in'
            : roles.includes(caller)
              ? 'open'
              : 'refused';

        const outcome =
          status === 403
            ? 'refused'
            : status === 401 && !roles.includes('anonymous')
              ? 'not signed in'
              : 'open';
        expect(`${caller}: ${outcome}`).toBe(`${caller}: ${expected}`);
        expect(status).toBeLessThan(500);
      }
    },
  );

  it.each([
    '/api/nothing',
    '/api/admin',
    '/api/admin/people',
    '/api//admin/people',
    '/api/admin/%2e%2e/people',
  ])('an address without a route, %s, reveals nothing to signed-out users', async (address) => {
    expect((await call(flyleaf, null, 'GET', address)).status).toBe(401);
    expect((await call(flyleaf, people.student ?? null, 'GET', address)).status).toBe(404);
  });

  it.each([
    '/api/ADMIN/import-status',
    '/api/Admin/import-status',
    '/api/admin/import-status/',
    '/api//admin/import-status',
    '/api/admin//import-status',
    '/api/%61dmin/import-status',
    '/api/admin%2fimport-status',
    '/api/./admin/import-status',
    '/api/admin/scorecard-colleges/../import-status',
    '/api/admin/scorecard-colleges%2f..%2fimport-status',
    '/api/admin/import-status;x=1',
  ])('an admin’s address is the admins’ only in every spelling: %s (S6)', async (address) => {
    expect(await rawStatusOf(people.student ?? null, address)).toBeGreaterThanOrEqual(400);
    expect(await rawStatusOf(null, address)).toBe(401);
  });

  it('the list of colleges to import from is any signed-in person’s, and no stranger’s (S6)', async () => {
    const statuses: Record<string, number> = {};
    for (const caller of CALLERS)
      statuses[caller] = await statusOf(people[caller] ?? null, 'GET', '/api/admin/scorecard-colleges');

    expect(statuses).toEqual({
      anonymous: 401,
      student: 200,
      parent: 200,
      counselor: 200,
      admin: 200,
      deactivated: 401,
    });
  });

  it('every route of the running application is in the table', async () => {
    const { body } = await call<{ paths: Record<string, Record<string, unknown>> }>(
      flyleaf,
      null,
      'GET',
      '/api/openapi.json',
    );
    const served = Object.entries(body.paths).flatMap(([route, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${route}`),
    );

    expect(served.toSorted()).toEqual(TABLE.map(({ method, route }) => `${method} ${route}`).toSorted());
  });
});
