import { describe, expect, it } from 'vitest';
import { Account, type NewAccount } from './account.js';
import { UserRegistered } from './account.events.js';

const NOW = new Date('2026-11-20T09:00:00Z');
const LATER = new Date('2026-11-21T09:00:00Z');

const anAccount = (but: Partial<NewAccount> = {}) =>
  Account.register({
    id: 'u-1',
    email: 'Maya@Example.org ',
    firstName: 'Maya',
    lastName: 'Lin',
    role: 'student',
    passwordHash: 'a hash',
    now: NOW,
    ...but,
  });

describe('registering', () => {
  it('publishes the new account', () => {
    expect(anAccount().pullEvents()).toEqual([
      new UserRegistered('u-1', 'maya@example.org', 'Maya', 'Lin', 'student'),
    ]);
  });
});

describe('the plan of an account', () => {
  it.each([
    ['is Starter by default', anAccount(), 'starter'],
    ['is the one chosen when registering', anAccount({ plan: 'premium' }), 'premium'],
  ] as const)('%s', (_what, account, plan) => {
    expect(account.plan).toBe(plan);
  });

  it('can be changed at any time', () => {
    const account = anAccount({ plan: 'professional' });
    account.choosePlan('starter', LATER);

    expect(account.plan).toBe('starter');
  });
});
