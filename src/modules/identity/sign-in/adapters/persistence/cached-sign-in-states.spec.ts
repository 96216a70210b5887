import { describe, expect, it } from 'vitest';
import { type Sql } from '#shared-kernel/platform/persistence/sql.js';
import { FixedClock } from '#shared-kernel/testing/fixed-clock.js';
import { CachedSignInStates } from './cached-sign-in-states.js';

/** Replaces the database: the state of one account, and how often it was read. */
class OneAccount {
  state: { role: string; hasSecondFactor: boolean } | null = { role: 'admin', hasSecondFactor: false };
  reads = 0;

  row(): Promise<unknown> {
    this.reads += 1;
    return Promise.resolve(this.state);
  }
}

const signedIn = () => {
  const account = new OneAccount();
  const clock = new FixedClock(new Date('2026-11-20T09:00:00Z'));
  const states = new CachedSignInStates(account as unknown as Sql, clock);
  const role = async (fresh = false) => (await states.of('s-1', 'u-1', { fresh }))?.role ?? null;
  return { account, clock, states, role };
};

describe('the cached state of a sign-in (S9)', () => {
  it('reads the database once in a while, not for every call', async () => {
    const { account, role } = signedIn();
    for (let calls = 0; calls < 50; calls += 1) await role();

    expect(account.reads).toBe(1);
  });

  it('notices a deactivation or role change on another replica well within a minute', async () => {
    const { account, clock, role } = signedIn();
    await role();
    account.state = null;
    clock.advance(20_001);
    expect(await role()).toBeNull();

    account.state = { role: 'student', hasSecondFactor: false };
    clock.advance(20_001);
    expect(await role()).toBe('student');
  });

  it('notices it at once when a fresh state is requested, and everywhere after that', async () => {
    const { account, role } = signedIn();
    await role();
    account.state = null;

    expect(await role(true)).toBeNull();
    expect(await role()).toBeNull();
  });

  it('notices at once when this replica ended the sign-in', async () => {
    const { account, states, role } = signedIn();
    await role();
    account.state = null;
    states.forget('s-1');

    expect(await role()).toBeNull();
  });
});
