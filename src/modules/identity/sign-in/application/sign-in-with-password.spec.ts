import { describe, expect, it } from 'vitest';
import { AccountDeactivated, TooManySignInsAtOnce } from '../../account/domain/account.errors.js';
import { SecondFactorNeeded, WrongCode } from '../../second-factor/domain/second-factor.errors.js';
import { SecondFactorChanged } from '../../second-factor/domain/second-factor.events.js';
import { GOOD_PASSWORD, InMemoryIdentity, MAYA, VISITOR } from '../../testing/in-memory-identity.js';
import { WrongCredentials } from '../domain/sign-in.errors.js';
import { GuessingStopped } from './guess-limits.js';
import {
  type PasswordSignIn,
  SignInWithPassword,
  SignInWithPasswordHandler,
} from './sign-in-with-password.js';

const WRONG = { password: 'Wrong-Words-1' };

const signIn = (identity: InMemoryIdentity, change: Partial<PasswordSignIn> = {}) => {
  const { accounts, hasher, secondFactorCheck, guesses, linkProvider } = identity;
  const handler = new SignInWithPasswordHandler(
    accounts,
    hasher,
    secondFactorCheck,
    guesses,
    linkProvider,
    identity.beginSignIn,
    identity.audit,
    identity.unitOfWork,
    identity.clock,
  );
  const request = {
    email: 'maya@example.org',
    password: GOOD_PASSWORD,
    code: undefined,
    visitor: VISITOR,
    knownBrowser: null,
    browserSecret: undefined,
    ...change,
  };
  return handler.execute(new SignInWithPassword(request));
};

const guess = async (identity: InMemoryIdentity, times: number, change: Partial<PasswordSignIn> = WRONG) => {
  for (let turn = 0; turn < times; turn += 1) await signIn(identity, change).catch(() => undefined);
};

describe('signing in with a password', () => {
  it('starts a sign-in with tokens for this account', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();
    const { userId, tokens, linked } = await signIn(identity, { email: 'Maya@Example.org' });

    expect([userId, linked]).toEqual([MAYA, null]);
    expect(await identity.accessTokens.read(tokens.accessToken)).toMatchObject({ userId: MAYA });
    expect(identity.audit.entries).toEqual([
      { kind: 'signed-in', userId: MAYA, detail: { device: 'Unknown device' } },
    ]);
  });

  it.each([
    ['a wrong password', WRONG, MAYA],
    ['an unknown email', { email: 'nobody@example.org' }, null],
  ])('refuses %s the same way, and the audit log records it', async (_what, change, userId) => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();

    await expect(signIn(identity, change)).rejects.toThrow(WrongCredentials);
    expect(identity.audit.entries).toMatchObject([
      { kind: 'sign-in-refused', userId, detail: { reason: 'wrong password' } },
    ]);
  });

  it('refuses a password to an account that has none', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount({ passwordHash: null });

    await expect(signIn(identity)).rejects.toThrow(WrongCredentials);
  });

  it('reveals only to the owner that the account is deactivated', async () => {
    const identity = new InMemoryIdentity();
    (await identity.addAccount()).deactivate(identity.clock.now());

    await expect(signIn(identity, WRONG)).rejects.toThrow(WrongCredentials);
    await expect(signIn(identity)).rejects.toThrow(AccountDeactivated);
    expect(identity.audit.kinds).toEqual(['sign-in-refused', 'sign-in-refused']);
  });

  it('counts and reads nothing while the queue is full', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();
    identity.hasher.isFull = true;
    for (let turn = 0; turn < 20; turn += 1)
      await expect(signIn(identity, WRONG)).rejects.toThrow(TooManySignInsAtOnce);

    identity.hasher.isFull = false;
    expect((await signIn(identity)).userId).toBe(MAYA);
    expect(identity.audit.kinds).toEqual(['signed-in']);
  });

  it('waits in the line of its network, ahead of new browsers if the account has signed in there before', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();
    await signIn(identity);
    await signIn(identity, { knownBrowser: 'her-laptop' });

    expect(identity.hasher.places).toEqual([
      { line: VISITOR.network, isKnown: false },
      { line: VISITOR.network, isKnown: true },
    ]);
  });
});

describe('guessing a password', () => {
  it('takes no more places in the queue once it is refused', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();
    await guess(identity, 11);
    const before = identity.hasher.places.length;
    await guess(identity, 100);

    expect(identity.hasher.places).toHaveLength(before);
  });

  it('has to wait after ten wrong ones, and the audit log records that once', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();
    await guess(identity, 15);

    await expect(signIn(identity)).rejects.toThrow(GuessingStopped);
    expect(identity.audit.kinds.filter((kind) => kind === 'throttled')).toHaveLength(1);
    expect(identity.audit.kinds.filter((kind) => kind === 'sign-in-refused')).toHaveLength(10);
  });

  it('does not lock the owner out of a browser used before', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();
    await guess(identity, 15);

    expect((await signIn(identity, { knownBrowser: 'her-laptop' })).userId).toBe(MAYA);
  });

  it('stops counting after the right password', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();
    for (let turn = 0; turn < 30; turn += 1) await signIn(identity);

    expect((await signIn(identity)).userId).toBe(MAYA);
  });
});

describe('signing in with two-step verification', () => {
  it('asks for the code only after the right password', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();
    await identity.turnOnSecondFactor();

    await expect(signIn(identity, WRONG)).rejects.toThrow(WrongCredentials);
    await expect(signIn(identity)).rejects.toThrow(SecondFactorNeeded);
  });

  it('does not count a missing code as a wrong guess', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();
    await identity.turnOnSecondFactor();
    await guess(identity, 30, {});

    await expect(signIn(identity)).rejects.toThrow(SecondFactorNeeded);
  });

  it('accepts each code once', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();
    const { secret } = await identity.turnOnSecondFactor();
    const code = identity.codeOf(secret);

    expect((await signIn(identity, { code })).userId).toBe(MAYA);
    await expect(signIn(identity, { code })).rejects.toThrow(WrongCode);
    expect(identity.audit.entries.at(-1)).toMatchObject({ detail: { reason: 'wrong code' } });
  });

  it('accepts each recovery code once, however it is typed, and publishes its use', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();
    const { recoveryCodes } = await identity.turnOnSecondFactor();
    const [first = '', second = ''] = recoveryCodes;

    await signIn(identity, { code: first });
    await expect(signIn(identity, { code: first })).rejects.toThrow(WrongCode);
    await signIn(identity, { code: second.toUpperCase().replaceAll('-', ' ') });
    expect(identity.published().slice(1)).toEqual([
      new SecondFactorChanged(MAYA, 'recovery-code-used'),
      new SecondFactorChanged(MAYA, 'recovery-code-used'),
    ]);
  });

  it('refuses the recovery code of another account', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();
    await identity.addAccount({ id: 'u-leo', email: 'leo@example.org' });
    await identity.turnOnSecondFactor();
    const { recoveryCodes } = await identity.turnOnSecondFactor('u-leo');

    await expect(signIn(identity, { code: recoveryCodes[0] })).rejects.toThrow(WrongCode);
  });

  it('has to wait after five wrong codes, even with the right one', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();
    const { secret } = await identity.turnOnSecondFactor();
    await guess(identity, 5, { code: 'wrong' });

    await expect(signIn(identity, { code: identity.codeOf(secret) })).rejects.toThrow('15 minutes');
  });
});

describe('signing in with a password after coming back from a provider', () => {
  const pendingLink = async (identity: InMemoryIdentity) => {
    const expiresAt = new Date(identity.clock.now().getTime() + 600_000);
    const { issuer, subject } = identity.provider.identity;
    await identity.providerSignIns.saveLink(identity.secrets.digestOf('cookie'), {
      userId: MAYA,
      issuer,
      subject,
      expiresAt,
    });
  };

  it('links the provider in the same browser, once', async () => {
    const identity = new InMemoryIdentity();
    const account = await identity.addAccount();
    await pendingLink(identity);

    expect((await signIn(identity, { browserSecret: 'cookie' })).linked).toBe('Google');
    expect(account.isLinkedTo('https://provider.example', 'subject-1')).toBe(true);
    expect(account.hasVerifiedEmail()).toBe(true);
    expect(identity.audit.kinds).toContain('provider-linked');
    expect((await signIn(identity, { browserSecret: 'cookie' })).linked).toBeNull();
  });

  it('links nothing with a wrong password, in another browser, to another account or too late', async () => {
    const identity = new InMemoryIdentity();
    const account = await identity.addAccount();
    await identity.addAccount({ id: 'u-leo', email: 'leo@example.org' });
    await pendingLink(identity);
    await guess(identity, 1, { ...WRONG, browserSecret: 'cookie' });
    await signIn(identity, { browserSecret: 'another cookie' });
    await signIn(identity, { email: 'leo@example.org', browserSecret: 'cookie' });
    identity.clock.advance(600_000);
    await signIn(identity, { browserSecret: 'cookie' });

    expect(account.isLinkedTo('https://provider.example', 'subject-1')).toBe(false);
  });
});
