import { describe, expect, it } from 'vitest';
import { PersonalData } from '#shared-kernel/application/personal-data.js';
import { InMemoryIdentity, MAYA } from '../../../testing/in-memory-identity.js';
import { AccountRemoved } from '../../domain/account.events.js';
import { RemoveAccount } from './remove-account.js';

class RecordingPersonalData extends PersonalData {
  readonly erased: string[] = [];

  erase(userId: string): Promise<void> {
    this.erased.push(userId);
    return Promise.resolve();
  }

  eraseJobs(): Promise<boolean> {
    return Promise.resolve(true);
  }
}

const remove = async (identity: InMemoryIdentity) => {
  const { accounts, signIns, states, audit, publisher, unitOfWork, clock } = identity;
  const personalData = new RecordingPersonalData();
  await new RemoveAccount(
    accounts,
    signIns,
    states,
    audit,
    audit,
    personalData,
    publisher,
    unitOfWork,
    clock,
  ).remove(MAYA, 'under-13');
  return personalData.erased;
};

describe('removing an account', () => {
  it('removes it and its sign-ins, and publishes that to the other contexts', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();
    const { signInId } = await identity.signIn();
    const erased = await remove(identity);

    expect(await identity.accounts.find(MAYA)).toBeNull();
    expect(identity.published()).toEqual([new AccountRemoved(MAYA)]);
    expect(identity.states.forgotten).toEqual([signInId]);
    expect(erased).toEqual([MAYA]);
  });

  it('leaves only an audit entry that names no one', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();
    await identity.signIn();
    await remove(identity);

    expect(identity.audit.entries).toEqual([
      { kind: 'account-removed', userId: null, detail: { reason: 'under-13' } },
    ]);
  });

  it('does nothing if the account is already gone', async () => {
    const identity = new InMemoryIdentity();

    expect(await remove(identity)).toEqual([]);
    expect(identity.published()).toEqual([]);
  });
});
