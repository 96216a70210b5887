import { Injectable } from '@nestjs/common';
import { newId } from '#shared-kernel/application/new-id.js';
import { type Visitor } from '#shared-kernel/application/visitor.js';
import { SignIn } from '../domain/sign-in.js';
import { SignInRepository } from '../domain/sign-in.repository.js';
import { AuditLog } from '../../activity/application/audit-log.js';
import { DeviceNames } from './device-names.js';
import { AccessTokens, RefreshTokens, type TokenPair } from './tokens.js';

/** The last step of every way in, inside its unit of work: a new sign-in with its first pair of tokens. */
@Injectable()
export class BeginSignIn {
  constructor(
    private readonly signIns: SignInRepository,
    private readonly accessTokens: AccessTokens,
    private readonly refreshTokens: RefreshTokens,
    private readonly deviceNames: DeviceNames,
    private readonly audit: AuditLog,
  ) {}

  /** `by` names the provider, where one vouched. */
  async of(userId: string, { address, userAgent }: Visitor, now: Date, by?: string): Promise<TokenPair> {
    const device = this.deviceNames.of(userAgent);
    const signIn = SignIn.begin(newId(), userId, { device, address }, now);
    const refreshToken = this.refreshTokens.first();
    await this.signIns.add(signIn, this.refreshTokens.digestOf(refreshToken), now);
    await this.audit.record({ kind: 'signed-in', userId, detail: { device, ...(by && { by }) } });
    return { accessToken: await this.accessTokens.issue({ userId, signInId: signIn.id }), refreshToken };
  }
}
