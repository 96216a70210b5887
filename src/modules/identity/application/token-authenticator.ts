import { Injectable } from '@nestjs/common';
import { Authenticator, type Caller } from '#shared-kernel/application/caller.js';
import { SignInStates } from './sign-in-states.js';
import { AccessTokens } from './tokens.js';

@Injectable()
export class TokenAuthenticator extends Authenticator {
  constructor(
    private readonly accessTokens: AccessTokens,
    private readonly states: SignInStates,
  ) {
    super();
  }

  async authenticate(accessToken: string, options: { fresh: boolean }): Promise<Caller | null> {
    const claims = await this.accessTokens.read(accessToken);
    if (claims === null) return null;

    const role = await this.states.roleIn(claims.signInId, claims.userId, options);
    return role === null ? null : { ...claims, role };
  }
}
