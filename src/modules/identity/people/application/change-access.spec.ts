import { describe, expect, it } from 'vitest';
import { AccessChanged } from '../../account/domain/account.events.js';
import { type NewAccount } from '../../account/domain/account.js';
import { InMemoryIdentity, MAYA } from '../../testing/in-memory-identity.js';
import { type AccessChange } from '../domain/access-change.js';
import {
  ConfiguredAdminStays,
  LastActiveAdmin,
  NoLongerAdmin,
  OwnAccess,
  PersonNotFound,
} from '../domain/people.errors.js';
import { ChangeAccess, ChangeAccessHandler } from './change-access.js';

const JORDAN = 'u-jordan';
const CONFIGURED = 'Head@Example.org';

const withAdmin = async (...others: Partial<NewAccount>[]) => {
  const identity = new InMemoryIdentity();
  await identity.addAccount({ id: JORDAN, email: 'jordan@example.org', role: 'admin' });
  for (const other of others) await identity.addAccount(other);
  return identity;
};

const change = (identity: InMemoryIdentity, change: AccessChange, userId = MAYA, adminId = JORDAN) => {
  const { accounts, endSignIns, audit, unitOfWork, clock } = identity;
  const configured = { email: CONFIGURED, password: 'any' };
  const handler = new ChangeAccessHandler(configured, accounts, endSignIns, audit, unitOfWork, clock);
  return handler.execute(new ChangeAccess(adminId, userId, change));
};

describe('changing someone’s access', () => {
  it('gives another role, ends the sign-ins, and says who did it in the log', async () => {
    const identity = await withAdmin({});
    const { signInId } = await identity.signIn();
    await change(identity, { role: 'counselor' });

    expect((await identity.accounts.byId(MAYA)).currentRole).toBe('counselor');
    expect(await identity.isSignedIn(signInId)).toBe(false);
    expect(identity.published()).toEqual([new AccessChanged(MAYA, 'role-changed', 'counselor')]);
    expect(identity.audit.entries.at(-1)).toEqual({
      kind: 'role-changed',
      userId: MAYA,
      by: JORDAN,
      detail: { role: 'counselor', from: 'student' },
    });
  });

  it('deactivates an account and activates it again', async () => {
    const identity = await withAdmin({});
    const { signInId } = await identity.signIn();
    await change(identity, { isActive: false });
    expect((await identity.accounts.byId(MAYA)).canSignIn()).toBe(false);
    expect(await identity.isSignedIn(signInId)).toBe(false);

    await change(identity, { isActive: true });
    expect((await identity.accounts.byId(MAYA)).canSignIn()).toBe(true);
    expect(identity.audit.kinds.slice(-2)).toEqual(['account-deactivated', 'account-reactivated']);
  });

  it('does nothing where nothing is different', async () => {
    const identity = await withAdmin({});
    const { signInId } = await identity.signIn();
    await change(identity, { role: 'student', isActive: true });

    expect(await identity.isSignedIn(signInId)).toBe(true);
    expect(identity.published()).toEqual([]);
  });

  it('demotes an admin while another one remains', async () => {
    const identity = await withAdmin({ role: 'admin' });
    await change(identity, { role: 'counselor' });

    expect((await identity.accounts.byId(MAYA)).isActiveAdmin()).toBe(false);
  });

  it.each([
    ['the admin’s own role', { role: 'student' }, { role: 'admin' }, MAYA, OwnAccess],
    ['the admin’s own activation', { isActive: false }, { role: 'admin' }, MAYA, OwnAccess],
    [
      'the configured admin’s role',
      { role: 'parent' },
      { role: 'admin', email: CONFIGURED },
      JORDAN,
      ConfiguredAdminStays,
    ],
    [
      'the configured admin’s activation',
      { isActive: false },
      { role: 'admin', email: CONFIGURED },
      JORDAN,
      ConfiguredAdminStays,
    ],
    ['anything for someone who is no admin anymore', { role: 'admin' }, {}, MAYA, NoLongerAdmin],
  ] as const)('does not change %s', async (_what, wanted, maya, adminId, refusal) => {
    const identity = await withAdmin(maya);

    await expect(change(identity, wanted, MAYA, adminId)).rejects.toThrow(refusal);
    expect(identity.published()).toEqual([]);
  });

  it('keeps the last active admin', async () => {
    const identity = await withAdmin();

    await expect(change(identity, { isActive: false }, JORDAN)).rejects.toThrow(LastActiveAdmin);
  });

  it('refuses an account that does not exist', async () => {
    await expect(change(await withAdmin(), { role: 'admin' }, 'nobody')).rejects.toThrow(PersonNotFound);
  });
});
