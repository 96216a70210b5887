import { Injectable } from '@nestjs/common';
import { newId } from '#shared-kernel/application/new-id.js';
import { type Visitor } from './visitor.js';
import { AuditLog } from '../../activity/application/audit-log.js';
import { SignIn } from '../domain/sign-in.js';
import { SignInRepository } from '../domain/sign-in.repository.js';
import { DeviceNames } from './device-names.js';
import { AccessTokens, RefreshTokens, type TokenPair } from './tokens.js';

/** Starts a session with its first pair of tokens. Call inside the unit of work of the sign-in. */
@Injectable()
export class BeginSignIn {
  constructor(
    private readonly signIns: SignInRepository,
    private readonly accessTokens: AccessTokens,
    private readonly refreshTokens: RefreshTokens,
    private readonly deviceNames: DeviceNames,
    private readonly audit: AuditLog,
  ) {}

  async begin(userId: string, visitor: Visitor, now: Date, providerName?: string): Promise<TokenPair> {
    const device = this.deviceNames.of(visitor.userAgent);
    const signIn = SignIn.begin(newId(), userId, { device, address: visitor.address }, now);
    const refreshToken = this.refreshTokens.first();
    await this.signIns.add(signIn, this.refreshTokens.digestOf(refreshToken), now);
    const detail = { device, ...(providerName && { by: providerName }) };
    await this.audit.record({ kind: 'signed-in', userId, detail });
    return { accessToken: await this.accessTokens.issue({ userId, signInId: signIn.id }), refreshToken };
  }
}
