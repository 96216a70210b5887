import { describe, expect, it } from 'vitest';
import { InMemoryIdentity, MAYA, VISITOR } from '../../testing/in-memory-identity.js';
import { SignInEnded } from '../domain/sign-in.errors.js';
import { RefreshSignIn, RefreshSignInHandler } from './refresh-sign-in.js';

const refresh = (identity: InMemoryIdentity, refreshToken: string) => {
  const { accounts, signIns, accessTokens, refreshTokens, states, audit, unitOfWork, clock } = identity;
  return new RefreshSignInHandler(
    accounts,
    signIns,
    accessTokens,
    refreshTokens,
    states,
    audit,
    unitOfWork,
    clock,
  ).execute(new RefreshSignIn(refreshToken, VISITOR));
};

describe('refreshing a sign-in', () => {
  it('issues the next pair of tokens for the same sign-in', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();
    const { refreshToken, signInId } = await identity.signIn();
    const next = await refresh(identity, refreshToken);

    expect(next.refreshToken).not.toBe(refreshToken);
    expect(await identity.accessTokens.read(next.accessToken)).toEqual({ userId: MAYA, signInId });
    await expect(refresh(identity, next.refreshToken)).resolves.toBeDefined();
  });

  it('issues the same successor to two tabs that refresh within 20 seconds', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();
    const { refreshToken } = await identity.signIn();
    const first = await refresh(identity, refreshToken);
    identity.clock.advance(20_000);
    const second = await refresh(identity, refreshToken);

    expect(second.refreshToken).toBe(first.refreshToken);
  });

  it('ends the sign-in when a spent token comes back later, and records the reuse', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();
    const { refreshToken, signInId } = await identity.signIn();
    const { refreshToken: successor } = await refresh(identity, refreshToken);
    identity.clock.advance(20_001);

    await expect(refresh(identity, refreshToken)).rejects.toThrow(SignInEnded);
    await expect(refresh(identity, successor)).rejects.toThrow(SignInEnded);
    expect(identity.states.forgotten).toEqual([signInId]);
    expect(identity.audit.kinds).toEqual(['signed-in', 'refresh-reuse']);
  });

  it.each([
    ['an unknown token', () => 'unknown'],
    [
      'a sign-in that is 30 days old',
      (identity: InMemoryIdentity, token: string) => {
        identity.clock.advance(30 * 24 * 60 * 60_000);
        return token;
      },
    ],
  ])('refuses %s without recording a reuse', async (_what, tokenFor) => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();
    const { refreshToken } = await identity.signIn();

    await expect(refresh(identity, tokenFor(identity, refreshToken))).rejects.toThrow(SignInEnded);
    expect(identity.audit.kinds).toEqual(['signed-in']);
  });

  it('is refused once the account is deactivated', async () => {
    const identity = new InMemoryIdentity();
    const account = await identity.addAccount();
    const { refreshToken } = await identity.signIn();
    account.deactivate(identity.clock.now());

    await expect(refresh(identity, refreshToken)).rejects.toThrow(SignInEnded);
  });
});
