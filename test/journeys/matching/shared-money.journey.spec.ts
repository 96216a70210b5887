import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Accounts, AdultUnlinked } from '#modules/identity/contracts/index.js';
import { ForgetParentInputsWhenUnlinked } from '#modules/matching/shared-money/application/forget-parent-inputs-when-unlinked.js';
import { P2 } from '#modules/matching/domain/engine/testing/worked-profiles.js';
import { query } from '../../support/servers/database.js';
import { fillProfile } from '../../support/data/fill-profile.js';
import { linkAdult } from '../../support/data/link-adult.js';
import { call, type Person, register } from '../../support/data/people.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';

interface Price {
  amount: number;
  fullPrice: number;
  kind: string;
  residence: string | null;
}
interface Money {
  showsPrices: boolean;
  own: { incomeRange: string | null; mostAYear: number | null; showsResult: boolean } | null;
  colleges: { id: number; ownPrice: Price | null; studentPrice: Price | null }[];
  pricesDescribe: string | null;
  aid: Aid | null;
}
interface Aid {
  applications: { forms: { id: string; label: string; doneOn: string | null }[]; offer: unknown }[];
}
interface Result {
  adultId: string;
  name: string;
  isHidden: boolean;
  colleges: { id: number; amount: number | null }[];
}

const OHIO_STATE = 204796;
const SECRET = 'Ms. Ortega knows the band director';
const OF_ANA = { incomeRange: 'under 30k', mostAYear: 8000, showsResult: false };

let flyleaf: RunningApp;
let maya: Person;
let ana: Person;
let grace: Person;
beforeAll(async () => {
  flyleaf = await startApp();
  maya = await register(flyleaf);
  ana = await register(flyleaf, { role: 'parent', firstName: 'Ana' });
  grace = await register(flyleaf, { role: 'counselor', firstName: 'Grace' });
  await fillProfile(flyleaf, maya, P2);
  await call(flyleaf, maya, 'POST', '/api/saved-colleges', { collegeId: OHIO_STATE });
  await linkAdult(flyleaf, maya, ana, 'parent', ['list']);
  await linkAdult(flyleaf, maya, grace, 'counselor', ['list']);
});
afterAll(() => flyleaf.close());

const money = (adult: Person) =>
  call<Money>(flyleaf, adult, 'GET', `/api/linked-students/${maya.userId}/money`);
const enter = (adult: Person, inputs: Record<string, unknown>) =>
  call<Money>(flyleaf, adult, 'PUT', `/api/linked-students/${maya.userId}/money/inputs`, inputs);
const share = (adult: Person, parts: string[]) =>
  call(flyleaf, maya, 'PUT', `/api/sharing/adults/${adult.userId}`, { parts });
const results = async () => (await call<Result[]>(flyleaf, maya, 'GET', '/api/aid/parent-results')).body;
const stored = () => query(flyleaf, 'select adult_id from matching.parent_inputs');
const looked = async (what: string) => {
  const { body } = await call<{ items: { kind: string; detail: { what?: string } | null }[] }>(
    flyleaf,
    maya,
    'GET',
    '/api/account/activity',
  );
  return body.items.filter(({ kind, detail }) => kind === 'student-viewed' && detail?.what === what).length;
};

describe('a parent’s own figures', () => {
  it('give a year at each college, in-state, where the student keeps the prices', async () => {
    expect((await money(ana)).body).toMatchObject({
      showsPrices: false,
      own: { incomeRange: null, mostAYear: null, showsResult: false },
      colleges: [{ id: OHIO_STATE, ownPrice: { kind: 'average' }, studentPrice: null }],
    });
    const { status, body } = await enter(ana, OF_ANA);

    expect(status).toBe(200);
    expect(body.own).toEqual(OF_ANA);
    expect(body.colleges[0]?.ownPrice).toMatchObject({
      amount: 6_259,
      kind: 'for-your-income',
      residence: 'in-state',
    });
    expect(body.pricesDescribe).toMatch(/20\d\d/);
    expect(await looked('prices')).toBe(0);
  });

  it('change no answer of the student, and are nobody else’s', async () => {
    const profile = await call(flyleaf, maya, 'GET', '/api/user-profile');
    expect(profile.body['householdIncomeRange']).toBe(P2.incomeBand);
    await share(grace, ['list', 'prices']);

    const { body } = await money(grace);
    expect(body.own).toBeNull();
    expect(body.colleges).toMatchObject([{ ownPrice: null, studentPrice: { kind: 'for-your-income' } }]);
    expect(body.colleges[0]?.studentPrice?.amount).toBeGreaterThan(10_000);
    expect(JSON.stringify(body)).not.toContain('30k');
    expect(await results()).toEqual([]);
    expect((await enter(grace, OF_ANA)).status).toBe(403);
  });

  it('show the student the result alone, which the student may hide', async () => {
    await enter(ana, { ...OF_ANA, showsResult: true });
    const [result] = await results();
    expect(result).toEqual({
      adultId: ana.userId,
      name: 'Ana Lin',
      isHidden: false,
      colleges: [{ id: OHIO_STATE, name: 'Ohio State', amount: 6_259 }],
    });

    const hide = { isHidden: true };
    await call(flyleaf, maya, 'PUT', `/api/aid/parent-results/${ana.userId}`, hide);
    expect(await results()).toMatchObject([{ isHidden: true, colleges: [] }]);
    await enter(ana, { ...OF_ANA, incomeRange: 'prefer not to answer', showsResult: true });
    expect(await results()).toEqual([]);
  });
});

describe('shared prices', () => {
  it('are closed to a counselor without them, and logged when they are looked at', async () => {
    await share(grace, ['list']);
    expect(await money(grace)).toMatchObject({ status: 403, body: { code: 'identity.not-shared' } });
    expect((await money(await register(flyleaf, { role: 'parent' }))).status).toBe(404);

    const before = await looked('prices');
    await share(ana, ['list', 'prices']);
    expect((await money(ana)).body).toMatchObject({
      showsPrices: true,
      colleges: [{ studentPrice: { kind: 'for-your-income' } }],
    });
    expect(await looked('prices')).toBe(before + 1);
  });
});

describe('aid that a student shares', () => {
  const LETTER = {
    costs: {
      tuition: 12_000,
      fees: 500,
      housing: 9_000,
      food: 5_000,
      books: 1_000,
      travel: 500,
      other: 2_000,
    },
    inside: [],
    totalCost: 30_000,
    statedNetPrice: 0,
    aid: [
      { kind: 'grant', name: 'Buckeye Grant', amount: 9_000, renews: 'yes', years: 4, condition: null },
      { kind: 'parent-plus', name: 'PLUS', amount: 21_000, renews: 'not-said', years: null, condition: null },
    ],
    answers: {},
  };
  const address = (rest: string) => `/api/linked-students/${maya.userId}/money/${rest}`;
  const activity = async () =>
    JSON.stringify((await call(flyleaf, maya, 'GET', '/api/account/activity')).body);
  let applicationId: string;
  let fafsa: string;

  it('is read by a parent: gifts apart from loans, and what the letter hides', async () => {
    const begun = { collegeId: OHIO_STATE, applicationType: 'Regular Decision', notes: SECRET };
    const { body } = await call<{ id: string }>(flyleaf, maya, 'POST', '/api/applications', begun);
    applicationId = body.id;
    const item = { kind: 'aid-form', label: 'FAFSA', note: SECRET };
    await call(flyleaf, maya, 'POST', `/api/applications/${applicationId}/items`, item);
    await call(flyleaf, maya, 'PUT', `/api/applications/${applicationId}/offer`, LETTER);

    const [application] = (await money(ana)).body.aid?.applications ?? [];
    expect(application?.offer).toMatchObject({
      changedBy: null,
      year: { giftAid: 9_000, netPrice: 21_000, parentLoans: 21_000 },
      program: { years: 4, netPrice: 84_000, parentsBorrow: 84_000 },
      gaps: expect.arrayContaining([{ kind: 'net-price-too-low', lines: [] }]) as unknown,
    });
    fafsa = application?.forms.find(({ label }) => label === 'FAFSA')?.id ?? '';
    expect(JSON.stringify((await money(ana)).body)).not.toContain(SECRET);
  });

  it('is filled in by a parent, under the eyes of the student', async () => {
    const ticks = { forms: [{ applicationId, itemId: fafsa }], doneOn: '2026-11-20' };
    expect((await call(flyleaf, ana, 'PUT', address('forms'), ticks)).status).toBe(200);
    expect((await call(flyleaf, ana, 'PUT', address(`offers/${applicationId}`), LETTER)).status).toBe(200);

    const { body } = await call<{ applications: Aid['applications'] }>(flyleaf, maya, 'GET', '/api/aid');
    expect(body.applications).toMatchObject([{ offer: { changedBy: 'Ana Lin' } }]);
    expect(body.applications[0]?.forms).toContainEqual(
      expect.objectContaining({ id: fafsa, doneOn: '2026-11-20' }),
    );
    expect(await activity()).toContain('"what":"offer","relation":"parent"');
    const bell = async () =>
      JSON.stringify((await call(flyleaf, maya, 'GET', '/api/notifications')).body['items']);
    await expect.poll(bell, { timeout: 20_000 }).toContain('Ana Lin changed the offer of Ohio State');
  });

  it('is neither saved over a newer copy, nor filled in by a counselor, nor open to ticks of other lines', async () => {
    const stale = await fetch(`${flyleaf.url}${address(`offers/${applicationId}`)}`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${ana.accessToken}`,
        'content-type': 'application/json',
        'if-match': '"none"',
      },
      body: JSON.stringify(LETTER),
    });
    expect(stale.status).toBe(409);
    await share(grace, ['list', 'prices']);
    expect((await call(flyleaf, grace, 'PUT', address(`offers/${applicationId}`), LETTER)).status).toBe(403);
    const { body } = await call<{ checklist: { id: string; kind: string }[] }>(
      flyleaf,
      maya,
      'GET',
      `/api/applications/${applicationId}`,
    );
    const other = body.checklist.find(({ kind }) => kind !== 'aid-form');
    const ticks = { forms: [{ applicationId, itemId: other?.id }], doneOn: '2026-11-20' };
    expect(await call(flyleaf, ana, 'PUT', address('forms'), ticks)).toMatchObject({
      status: 404,
      body: { code: 'matching.checklist-item-not-found' },
    });
  });

  it('closes with the part', async () => {
    await share(ana, ['list']);
    expect((await money(ana)).body).toMatchObject({ aid: null, colleges: [{ studentPrice: null }] });
    expect((await call(flyleaf, ana, 'PUT', address(`offers/${applicationId}`), LETTER)).status).toBe(403);
  });
});

describe('what a parent entered', () => {
  it('goes with the link', async () => {
    expect(await stored()).toHaveLength(1);
    await call(flyleaf, maya, 'DELETE', `/api/sharing/adults/${ana.userId}`);
    await expect.poll(stored, { timeout: 20_000 }).toEqual([]);
    expect((await enter(ana, OF_ANA)).status).toBe(404);
  });

  it('stays when the end of an earlier link is heard of only after a new one', async () => {
    const signal = new AbortController().signal;
    const forget = (occurredAt: Date) =>
      flyleaf.app
        .get(ForgetParentInputsWhenUnlinked, { strict: false })
        .handle(new AdultUnlinked('end', maya.userId, ana.userId, 'student'), { occurredAt, signal });
    const endedAt = new Date();
    await linkAdult(flyleaf, maya, ana, 'parent', ['list']);
    await enter(ana, OF_ANA);

    await forget(endedAt);
    expect(await stored()).toHaveLength(1);
    await forget(new Date());
    expect(await stored()).toEqual([]);
  });

  it('goes with the account', async () => {
    await enter(ana, OF_ANA);
    expect(await stored()).toHaveLength(1);
    await query(flyleaf, 'update identity.users set removal_due_at = now() where id = $1', [ana.userId]);
    await flyleaf.app.get(Accounts).remove(ana.userId, 'asked');
    await expect.poll(stored, { timeout: 20_000 }).toEqual([]);
    const changed = () => query(flyleaf, 'select 1 from matching.aid_offers where changed_by is not null');
    await expect.poll(changed, { timeout: 20_000 }).toEqual([]);
  });
});
