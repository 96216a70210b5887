import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, GOOD_PASSWORD, register } from '../../support/data/people.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';

let flyleaf: RunningApp;
beforeAll(async () => {
  flyleaf = await startApp();
});
afterAll(() => flyleaf.close());

const registering = (email: string, plan?: unknown) =>
  call<{ user: { plan: string } }>(flyleaf, null, 'POST', '/api/auth/register', {
    firstName: 'Maya',
    lastName: 'Lin',
    email,
    password: GOOD_PASSWORD,
    plan,
  });

describe('the plan chosen on the pricing page', () => {
  it.each([
    ['starter@example.org', undefined, 'starter'],
    ['professional@example.org', 'professional', 'professional'],
    ['premium@example.org', 'premium', 'premium'],
  ])('is saved when registering as %s', async (email, plan, kept) => {
    const { status, body } = await registering(email, plan);

    expect(status).toBe(201);
    expect(body.user.plan).toBe(kept);
  });

  it.each(['student', 'parent', 'counselor'] as const)('is saved on the account of a %s', async (role) => {
    const someone = await register(flyleaf, { role });
    const chosen = await call(flyleaf, someone, 'POST', '/api/account/plan', { plan: 'premium' });
    const me = await call(flyleaf, someone, 'GET', '/api/auth/me');

    expect(chosen.status).toBe(200);
    expect(chosen.body).toEqual(me.body);
    expect(me.body).toMatchObject({ id: someone.userId, role, plan: 'premium' });
  });

  it.each([[{}], [{ plan: 'gold' }], [{ plan: null }]])('cannot be %j', async (body) => {
    const someone = await register(flyleaf);
    const refused = await call(flyleaf, someone, 'POST', '/api/account/plan', body);

    expect(refused).toMatchObject({
      status: 400,
      body: {
        errors: [{ path: 'plan', message: 'Please choose Starter, Professional or Premium Consulting.' }],
      },
    });
    expect((await registering('gold@example.org', 'gold')).status).toBe(400);
  });
});
