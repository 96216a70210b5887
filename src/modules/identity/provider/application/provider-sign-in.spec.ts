import { describe, expect, it } from 'vitest';
import { AccountDeactivated } from '../../account/domain/account.errors.js';
import { UserRegistered } from '../../account/domain/account.events.js';
import { SecondFactorNeeded, WrongCode } from '../../second-factor/domain/second-factor.errors.js';
import { InMemoryIdentity, MAYA, VISITOR } from '../../testing/in-memory-identity.js';
import { HandoffOver, HandoffUnknown } from '../domain/provider-sign-in.errors.js';
import { BeginProviderSignIn } from './begin-provider-sign-in.js';
import { ExchangeHandoff, ExchangeHandoffHandler, type HandoffExchange } from './exchange-handoff.js';
import { FinishProviderSignIn } from './finish-provider-sign-in.js';

const begin = ({ provider, providerSignIns, secrets, clock }: InMemoryIdentity) =>
  new BeginProviderSignIn(provider, providerSignIns, secrets, clock).begin();

const finish = (identity: InMemoryIdentity, browserSecret: string, state = 'state-1') => {
  const { provider, providerSignIns, accounts, secrets, audit, unitOfWork, clock } = identity;
  return new FinishProviderSignIn(
    provider,
    providerSignIns,
    accounts,
    secrets,
    audit,
    unitOfWork,
    clock,
  ).finish(browserSecret, 'code=1', state);
};

const exchange = (identity: InMemoryIdentity, values: HandoffExchange) =>
  new ExchangeHandoffHandler(
    identity.providerSignIns,
    identity.accounts,
    identity.secrets,
    identity.secondFactorCheck,
    identity.beginSignIn,
    identity.provider,
    identity.audit,
    identity.unitOfWork,
    identity.clock,
  ).execute(new ExchangeHandoff(values, VISITOR));

/** An account that the provider opens. */
const linkedAccount = async (identity: InMemoryIdentity) => {
  const account = await identity.addAccount();
  const { issuer, subject } = identity.provider.identity;
  account.linkProvider(issuer, subject, identity.clock.now());
  return account;
};

/** Back from the provider, with the values to exchange. */
const returned = async (identity: InMemoryIdentity): Promise<HandoffExchange> => {
  const { browserSecret } = await begin(identity);
  const result = await finish(identity, browserSecret);
  if (result.outcome !== 'handoff') throw new Error('There is nothing to exchange.');
  const { accessToken, refreshToken } = result;
  return { browserSecret, accessToken, refreshToken, code: undefined };
};

describe('coming back from the provider', () => {
  it('opens an account for a new person, without a password', async () => {
    const identity = new InMemoryIdentity();
    await returned(identity);
    const account = await identity.accounts.byProvider('https://provider.example', 'subject-1');

    expect([account?.hash, account?.hasVerifiedEmail()]).toEqual([null, true]);
    expect(identity.published()).toEqual([
      new UserRegistered(account?.id ?? '', 'maya@example.org', 'Maya', 'Lin', 'student'),
    ]);
    expect(identity.audit.entries).toMatchObject([{ kind: 'registered', detail: { by: 'Google' } }]);
  });

  it('knows a person by issuer and subject, even after a change of email', async () => {
    const identity = new InMemoryIdentity();
    const account = await linkedAccount(identity);
    identity.provider.identity = { ...identity.provider.identity, email: 'other@example.org' };

    expect((await exchange(identity, await returned(identity))).userId).toBe(account.id);
  });

  it('never links an account silently because the email is the same', async () => {
    const identity = new InMemoryIdentity();
    const account = await identity.addAccount();
    const { browserSecret } = await begin(identity);

    expect(await finish(identity, browserSecret)).toEqual({ outcome: 'link' });
    expect(account.isLinkedTo('https://provider.example', 'subject-1')).toBe(false);
  });

  it('is refused in another browser, with another state, twice and after ten minutes', async () => {
    const identity = new InMemoryIdentity();
    const expired = { reason: 'provider-expired' };
    const { browserSecret } = await begin(identity);

    await expect(finish(identity, 'another browser')).rejects.toMatchObject(expired);
    await expect(finish(identity, browserSecret, 'state-2')).rejects.toMatchObject(expired);
    await finish(identity, browserSecret);
    await expect(finish(identity, browserSecret)).rejects.toMatchObject(expired);
    const late = await begin(identity);
    identity.clock.advance(10 * 60_000);
    await expect(finish(identity, late.browserSecret)).rejects.toMatchObject(expired);
  });

  it('opens no account for a person without an email', async () => {
    const identity = new InMemoryIdentity();
    identity.provider.identity = { ...identity.provider.identity, email: null };

    await expect(returned(identity)).rejects.toMatchObject({ reason: 'provider-email' });
    expect(identity.published()).toEqual([]);
  });

  it('opens and links no account for an email that the provider did not verify', async () => {
    const identity = new InMemoryIdentity();
    identity.provider.identity = { ...identity.provider.identity, emailVerified: false };

    await expect(returned(identity)).rejects.toMatchObject({ reason: 'provider-email-unverified' });
    await identity.addAccount();
    await expect(returned(identity)).rejects.toMatchObject({ reason: 'provider-email-unverified' });
    expect(identity.published()).toEqual([]);
  });

  it('is refused to a deactivated account, and the audit log records it', async () => {
    const identity = new InMemoryIdentity();
    (await linkedAccount(identity)).deactivate(identity.clock.now());

    await expect(returned(identity)).rejects.toMatchObject({ reason: 'deactivated' });
    expect(identity.audit.kinds).toEqual(['sign-in-refused']);
  });
});

describe('exchanging the values from the return address', () => {
  it('signs the person in, once', async () => {
    const identity = new InMemoryIdentity();
    await linkedAccount(identity);
    const values = await returned(identity);

    const { userId, tokens } = await exchange(identity, values);
    expect(await identity.accessTokens.read(tokens.accessToken)).toMatchObject({ userId });
    expect(identity.audit.entries).toMatchObject([{ kind: 'signed-in', detail: { by: 'Google' } }]);
    await expect(exchange(identity, values)).rejects.toThrow(HandoffOver);
  });

  it('is refused in a browser that began nothing', async () => {
    const identity = new InMemoryIdentity();
    await linkedAccount(identity);
    const values = await returned(identity);

    await expect(exchange(identity, { ...values, browserSecret: undefined })).rejects.toThrow(HandoffUnknown);
    await expect(exchange(identity, { ...values, browserSecret: 'other' })).rejects.toThrow(HandoffUnknown);
  });

  it('is refused after a minute', async () => {
    const identity = new InMemoryIdentity();
    await linkedAccount(identity);
    const values = await returned(identity);
    identity.clock.advance(60_000);

    await expect(exchange(identity, values)).rejects.toThrow(HandoffOver);
  });

  it('ends after five wrong values', async () => {
    const identity = new InMemoryIdentity();
    await linkedAccount(identity);
    const values = await returned(identity);
    for (let turn = 0; turn < 5; turn += 1)
      await expect(exchange(identity, { ...values, accessToken: 'guess' })).rejects.toThrow(HandoffOver);

    await expect(exchange(identity, values)).rejects.toThrow(HandoffOver);
  });

  it('is refused to an account that was deactivated in the meantime', async () => {
    const identity = new InMemoryIdentity();
    const account = await linkedAccount(identity);
    const values = await returned(identity);
    account.deactivate(identity.clock.now());

    await expect(exchange(identity, values)).rejects.toThrow(AccountDeactivated);
  });
});

describe('exchanging the values with two-step verification', () => {
  const careful = async () => {
    const identity = new InMemoryIdentity();
    await linkedAccount(identity);
    const factor = await identity.turnOnSecondFactor();
    return { identity, ...factor, values: await returned(identity) };
  };

  it('asks for the code, allows a wrong one, and accepts the right one within five minutes', async () => {
    const { identity, secret, values } = await careful();

    await expect(exchange(identity, values)).rejects.toThrow(SecondFactorNeeded);
    await expect(exchange(identity, { ...values, code: 'wrong' })).rejects.toThrow(WrongCode);
    identity.clock.advance(4 * 60_000);
    expect((await exchange(identity, { ...values, code: identity.codeOf(secret) })).userId).toBe(MAYA);
    expect(identity.audit.entries).toContainEqual({
      kind: 'sign-in-refused',
      userId: MAYA,
      detail: { reason: 'wrong code' },
    });
  });

  it('accepts a recovery code instead, once', async () => {
    const { identity, recoveryCodes, values } = await careful();
    const code = recoveryCodes[0];
    await exchange(identity, { ...values, code });

    await expect(exchange(identity, { ...(await returned(identity)), code })).rejects.toThrow(WrongCode);
  });

  it('has to wait after five wrong codes, in a later return as well', async () => {
    const { identity, secret, values } = await careful();
    for (let turn = 0; turn < 5; turn += 1)
      await expect(exchange(identity, { ...values, code: 'wrong' })).rejects.toThrow(WrongCode);

    const code = identity.codeOf(secret);
    await expect(exchange(identity, { ...(await returned(identity)), code })).rejects.toThrow('15 minutes');
  });
});
