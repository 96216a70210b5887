import { describe, expect, it } from 'vitest';
import { InMemoryIdentity } from '../../testing/in-memory-identity.js';
import { UserRegistered } from '../domain/account.events.js';
import { EnsureAdmin } from './ensure-admin.js';

const ADMIN = { email: 'head@example.org', password: 'Operator-Words-9' };

const start = (identity: InMemoryIdentity) => {
  const { accounts, hasher, audit, unitOfWork, clock } = identity;
  return new EnsureAdmin(ADMIN, accounts, hasher, audit, unitOfWork, clock).onApplicationBootstrap();
};

describe('the configured admin', () => {
  it('is created at the first start, with a verified email', async () => {
    const identity = new InMemoryIdentity();
    await start(identity);

    const account = await identity.accounts.byEmail(ADMIN.email);
    expect(account?.hasVerifiedEmail()).toBe(true);
    expect(account?.hash).toBe(`hash of ${ADMIN.password}`);
    expect(identity.published()).toEqual([expect.any(UserRegistered)]);
    expect(identity.published()).toMatchObject([{ role: 'admin' }]);
  });

  it('becomes active again and gets the configured password', async () => {
    const identity = new InMemoryIdentity();
    const account = await identity.addAccount({ email: ADMIN.email, role: 'admin' });
    account.deactivate(identity.clock.now());
    await start(identity);

    expect([account.canSignIn(), account.hash]).toEqual([true, `hash of ${ADMIN.password}`]);
    expect(identity.audit.kinds).toEqual([]);
  });

  it('is promoted if the account had another role, which the audit log records', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount({ email: ADMIN.email, role: 'student' });
    await start(identity);
    await start(identity);

    expect(identity.audit.kinds).toEqual(['role-changed']);
  });

  it('is not created if none is configured', async () => {
    const identity = new InMemoryIdentity();
    const { accounts, hasher, audit, unitOfWork, clock } = identity;
    await new EnsureAdmin(undefined, accounts, hasher, audit, unitOfWork, clock).onApplicationBootstrap();

    expect(identity.published()).toEqual([]);
  });
});
