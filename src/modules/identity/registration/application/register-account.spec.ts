import { describe, expect, it } from 'vitest';
import { BudgetSpent } from '#shared-kernel/application/budget.js';
import {
  EmailAlreadyRegistered,
  TooManySignInsAtOnce,
  UnacceptablePassword,
} from '../../account/domain/account.errors.js';
import { UserRegistered } from '../../account/domain/account.events.js';
import { GOOD_PASSWORD, InMemoryIdentity, VISITOR } from '../../testing/in-memory-identity.js';
import { RegisterAccount, RegisterAccountHandler } from './register-account.js';

const ANA = {
  email: 'Ana@Example.org',
  password: GOOD_PASSWORD,
  firstName: 'Ana',
  lastName: 'Ortiz',
  role: 'student',
} as const;

const register = (identity: InMemoryIdentity, change: Partial<RegisterAccount['registration']> = {}) => {
  const { accounts, hasher, beginSignIn, audit, unitOfWork, clock, budgets } = identity;
  const handler = new RegisterAccountHandler(
    accounts,
    hasher,
    beginSignIn,
    audit,
    unitOfWork,
    clock,
    budgets,
  );
  return handler.execute(new RegisterAccount({ ...ANA, ...change }, VISITOR));
};

describe('registering', () => {
  it('creates an account, publishes it and signs its owner in', async () => {
    const identity = new InMemoryIdentity();
    const { userId, tokens } = await register(identity);

    expect(identity.published()).toEqual([
      new UserRegistered(userId, 'ana@example.org', 'Ana', 'Ortiz', 'student'),
    ]);
    expect(identity.audit.kinds).toEqual(['registered', 'signed-in']);
    expect(await identity.accessTokens.read(tokens.accessToken)).toMatchObject({ userId });
    expect(await identity.accounts.passwordOf('ana@example.org')).toEqual({
      userId,
      hash: `hash of ${GOOD_PASSWORD}`,
    });
  });

  it('stores the plan chosen on the pricing page', async () => {
    const identity = new InMemoryIdentity();
    const { userId } = await register(identity, { plan: 'premium' });

    expect((await identity.accounts.byId(userId)).plan).toBe('premium');
  });

  it('refuses an email that has an account, in upper or lower case', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount({ email: 'ana@example.org' });

    await expect(register(identity)).rejects.toThrow(EmailAlreadyRegistered);
  });

  it('refuses a password that breaks the rules, and creates nothing', async () => {
    const identity = new InMemoryIdentity();

    await expect(register(identity, { password: 'Ortiz' })).rejects.toThrow(UnacceptablePassword);
    expect(await identity.accounts.byEmail(ANA.email)).toBeNull();
  });

  it('refuses an email whose mailbox got thirty emails that day from accounts made and removed', async () => {
    const identity = new InMemoryIdentity();
    for (let turn = 0; turn < 30; turn += 1) {
      const { userId } = await register(identity, { email: `ana+${String(turn)}@example.org` });
      await identity.accounts.remove(await identity.accounts.byId(userId));
    }

    await expect(register(identity)).rejects.toThrow(BudgetSpent);
    expect(await identity.accounts.byEmail(ANA.email)).toBeNull();
    await expect(register(identity, { email: 'leo@example.org' })).resolves.toBeDefined();
  });

  it('does not count an email that needs no verification', async () => {
    const identity = new InMemoryIdentity();
    for (let turn = 0; turn < 31; turn += 1)
      await register(identity, { email: `ana+${String(turn)}@example.org`, emailVerified: true });

    expect(identity.published()).toHaveLength(31);
  });

  it('refuses while too many passwords are waiting to be hashed', async () => {
    const identity = new InMemoryIdentity();
    identity.hasher.isFull = true;

    await expect(register(identity)).rejects.toThrow(TooManySignInsAtOnce);
  });
});
