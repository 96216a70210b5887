import { describe, expect, it, vi } from 'vitest';
import { InMemoryIdentity, MAYA } from '../../testing/in-memory-identity.js';
import { UserRegistered } from '../domain/account.events.js';
import { EmailAlreadyRegistered } from '../domain/account.errors.js';
import { type AdminCredentials, EnsureAdmin } from './ensure-admin.js';

const ADMIN = { email: 'head@example.org', password: 'Operator-Words-9' };

const start = (identity: InMemoryIdentity) => startWith(identity, ADMIN);
const startWith = (identity: InMemoryIdentity, admin: AdminCredentials) => {
  const { accounts, hasher, takeBack, endSignIns, audit, unitOfWork, clock } = identity;
  return new EnsureAdmin(
    admin,
    accounts,
    hasher,
    takeBack,
    endSignIns,
    audit,
    unitOfWork,
    clock,
  ).onApplicationBootstrap();
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

  it('is the other replica’s when two start together and that one was faster', async () => {
    const identity = new InMemoryIdentity();
    vi.spyOn(identity.accounts, 'add').mockImplementationOnce(async () => {
      vi.mocked(identity.accounts.add).mockRestore();
      await identity.addAccount({ email: ADMIN.email, role: 'admin' });
      throw new EmailAlreadyRegistered();
    });
    await start(identity);

    expect((await identity.accounts.byEmail(ADMIN.email))?.hash).toBe(`hash of ${ADMIN.password}`);
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

  it('leaves no way in to someone who registered with this email before', async () => {
    const identity = new InMemoryIdentity();
    const account = await identity.addAccount({ email: ADMIN.email, role: 'student' });
    const { signInId } = await identity.signIn();
    await identity.turnOnSecondFactor();
    account.linkProvider('https://provider.example', 'subject-of-the-intruder', identity.clock.now());
    await start(identity);

    expect(await identity.isSignedIn(signInId)).toBe(false);
    expect(await identity.factors.of(account.id)).toBeNull();
    expect(account.isLinkedTo('https://provider.example', 'subject-of-the-intruder')).toBe(false);
    expect(account.hasVerifiedEmail()).toBe(true);
  });

  it('keeps the two-step verification that the admin set up', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount({ email: ADMIN.email, role: 'admin' });
    await identity.turnOnSecondFactor();
    await start(identity);

    expect((await identity.factors.of(MAYA))?.isOn()).toBe(true);
  });

  it('is not created if none is configured', async () => {
    const identity = new InMemoryIdentity();
    await startWith(identity, undefined);

    expect(identity.published()).toEqual([]);
  });
});
