import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CollegeCard, type KeptFacts } from '#modules/college-catalogue/contracts/index.js';
import { call, type Person, register } from '../../support/data/people.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';
import { until } from '../../support/until.js';
import { upload } from '../../support/data/uploads.js';

interface Profile {
  unitId: number;
  facts: KeptFacts;
  keptAt: string | null;
}

const ADMIN = { email: 'head@example.org', password: 'Operator-Words-9' };
const OHIO_STATE = 204796;
const PROFILE = `/api/admin/colleges/${String(OHIO_STATE)}/profile`;
const SOURCE = { sourceUrl: 'https://admissions.example.edu/facts', checkedOn: '2026-11-01' };
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let flyleaf: RunningApp;
let admin: Person;
let maya: Person;
beforeAll(async () => {
  flyleaf = await startApp({ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
  maya = await register(flyleaf);
  const { body } = await call<{ tokens: Person; user: { id: string } }>(
    flyleaf,
    null,
    'POST',
    '/api/auth/login',
    ADMIN,
  );
  admin = { ...body.tokens, ...ADMIN, userId: body.user.id };
});
afterAll(() => flyleaf.close());

describe('what an admin keeps about a college', () => {
  it('is shown to students with its source and day, and on the card', async () => {
    const picture = (await upload(flyleaf, admin, 'oval.png', PICTURE)).body.normalizedPath;
    const changes = {
      imageUrl: { value: picture, ...SOURCE },
      averageGPA: { value: 3.87, ...SOURCE },
      divisionAthletics: { value: 'NCAA Division I', ...SOURCE },
    };
    const { status, body } = await call<Profile>(flyleaf, admin, 'PUT', PROFILE, changes);
    expect([status, body]).toMatchObject([
      200,
      { unitId: OHIO_STATE, facts: { averageGPA: { value: 3.87 } } },
    ]);

    const address = body.facts.imageUrl?.value ?? '';
    expect(address).not.toBe(picture);
    const shown = await fetch(`${flyleaf.url}${address}`);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(PICTURE);

    const detail = await call<CollegeCard & { kept: KeptFacts }>(
      flyleaf,
      maya,
      'GET',
      `/api/colleges/${String(OHIO_STATE)}`,
    );
    expect(detail.body).toMatchObject({ imageUrl: address, averageGPA: 3.87, kept: body.facts });
    await until(async () => {
      const list = await call<{ colleges: CollegeCard[] }>(
        flyleaf,
        maya,
        'GET',
        '/api/colleges?search=ohio+state&state=OH',
      );
      return list.body.colleges.find(({ id }) => id === OHIO_STATE)?.averageGPA === 3.87;
    });
  });

  it('can come from a file: a dry run and a file with a problem change nothing', async () => {
    const heading = 'unit_id,fact,value,source_url,checked_on';
    const good = `${String(OHIO_STATE)},averageGrant,9000,https://osu.edu/aid,2026-11-01`;
    const send = async (dryRun: boolean, ...lines: string[]) => {
      const csv = [heading, ...lines].join('\n');
      const sent = { csv, dryRun };
      return (await call(flyleaf, admin, 'POST', '/api/admin/college-profiles/import', sent)).body;
    };

    expect(await send(true, good)).toEqual({
      facts: 1,
      colleges: 1,
      changed: 0,
      problemCount: 0,
      problems: [],
    });
    expect(await send(false, good, '9,averageGrant,9000,https://osu.edu/aid,2026-11-01')).toMatchObject({
      changed: 0,
      problems: [{ line: 3, column: 'unit_id', message: 'We don’t have this college.' }],
    });
    expect(await send(false, good)).toMatchObject({ changed: 1 });
    expect(await send(false, good)).toMatchObject({ changed: 0 });
  });

  it('names each wrong value, and keeps nothing then', async () => {
    const wrong = {
      averageGPA: { value: 9, ...SOURCE },
      specialPrograms: { value: ['Film'], ...SOURCE, sourceUrl: 'example' },
    };
    const { status, body } = await call<{ errors: { path: string }[] }>(
      flyleaf,
      admin,
      'PUT',
      PROFILE,
      wrong,
    );

    expect(status).toBe(400);
    expect(body.errors.map(({ path }) => path).toSorted()).toEqual([
      'averageGPA.value',
      'specialPrograms.sourceUrl',
    ]);
    const kept = await call<Profile>(flyleaf, admin, 'GET', PROFILE);
    expect(kept.body.facts.specialPrograms).toBeUndefined();
  });
});
