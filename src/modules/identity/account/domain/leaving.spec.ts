import { describe, expect, it } from 'vitest';
import { Account, type NewAccount } from './account.js';

const NOW = new Date('2026-03-01T12:00:00Z');
const dayOf = (days: number) => new Date(NOW.getTime() + days * 24 * 60 * 60 * 1000);
const person = (details: Partial<NewAccount> = {}) =>
  Account.register({
    id: 'u-maya',
    email: 'maya@example.org',
    firstName: 'Maya',
    lastName: 'Lin',
    role: 'student',
    passwordHash: 'hash',
    now: NOW,
    ...details,
  });

describe('an account that is leaving', () => {
  it('is due for removal after seven days, not before', () => {
    const account = person();
    account.leave(NOW);

    expect(account.isRemovalDue(dayOf(6.9))).toBe(false);
    expect(account.isRemovalDue(dayOf(7))).toBe(true);
  });

  it('keeps the first day when it asks again', () => {
    const account = person();
    expect(account.leave(NOW)).toBe(true);

    expect(account.leave(dayOf(3))).toBe(false);
    expect(account.leavingOn).toEqual(dayOf(7));
  });

  it('is never due once the owner decided to stay', () => {
    const account = person();
    account.leave(NOW);
    expect(account.stay(dayOf(6))).toBe(true);

    expect(account.isRemovalDue(dayOf(8))).toBe(false);
  });

  it('is not removed if it became an admin meanwhile', () => {
    const account = person();
    account.leave(NOW);
    account.changeRole('admin', dayOf(1));

    expect(account.isRemovalDue(dayOf(8))).toBe(false);
  });
});
