import { Injectable } from '@nestjs/common';
import { Authenticator, type Caller } from '#shared-kernel/application/caller.js';
import { SecondFactorPolicy } from '../../second-factor/application/second-factor-policy.js';
import { SecondFactorRequired } from '../../second-factor/domain/second-factor.errors.js';
import { SignInStates } from './sign-in-states.js';
import { AccessTokens } from './tokens.js';

@Injectable()
export class TokenAuthenticator extends Authenticator {
  constructor(
    private readonly accessTokens: AccessTokens,
    private readonly states: SignInStates,
    private readonly policy: SecondFactorPolicy,
  ) {
    super();
  }

  async authenticate(accessToken: string, options: { fresh: boolean }): Promise<Caller | null> {
    const claims = await this.accessTokens.read(accessToken);
    if (claims === null) return null;

    const state = await this.states.of(claims.signInId, claims.userId, options);
    if (state === null) return null;
    const { role, hasSecondFactor } = state;
    const lacks = this.policy.isRequiredFor(role) && !hasSecondFactor;
    return { ...claims, role, ...(lacks ? { restriction: new SecondFactorRequired() } : {}) };
  }
}
