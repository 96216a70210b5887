import { describe, expect, it } from 'vitest';
import { SecondFactorPolicy } from '../../second-factor/application/second-factor-policy.js';
import { SecondFactorRequired } from '../../second-factor/domain/second-factor.errors.js';
import { InMemoryIdentity, MAYA } from '../../testing/in-memory-identity.js';
import { type SignInState } from './sign-in-states.js';
import { TokenAuthenticator } from './token-authenticator.js';

const authenticate = async (state: SignInState | null, admins: 'optional' | 'required' = 'optional') => {
  const identity = new InMemoryIdentity();
  const { accessToken, signInId } = await identity.signIn();
  if (state !== null) identity.states.states.set(signInId, state);
  const authenticator = new TokenAuthenticator(
    identity.accessTokens,
    identity.states,
    new SecondFactorPolicy(admins),
  );
  return { caller: await authenticator.authenticate(accessToken, { fresh: false }), signInId };
};

describe('authenticating an access token', () => {
  it('returns the caller with the role the account has now', async () => {
    const { caller, signInId } = await authenticate({ role: 'counselor', hasSecondFactor: false });

    expect(caller).toEqual({ userId: MAYA, signInId, role: 'counselor' });
  });

  it('returns null once the sign-in has ended', async () => {
    expect((await authenticate(null)).caller).toBeNull();
  });

  it.each([
    ['lacks two-step verification where admins need it', 'admin', 'required', false, true],
    ['has what admins need', 'admin', 'required', true, false],
    ['needs nothing where it is optional', 'admin', 'optional', false, false],
    ['needs nothing as a student', 'student', 'required', false, false],
  ] as const)('knows that the caller %s', async (_what, role, admins, hasSecondFactor, isRestricted) => {
    const { caller } = await authenticate({ role, hasSecondFactor }, admins);

    expect(caller?.restriction instanceof SecondFactorRequired).toBe(isRestricted);
  });
});
