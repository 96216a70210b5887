import { createHash } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { AccessTokens, type AccessTokenClaims } from '../../application/tokens.js';

const ALGORITHM = 'HS256';
const TYPE = 'at+jwt';
const ISSUER = 'flyleaf';
const AUDIENCE = 'flyleaf-api';
const LIFETIME = '15m';
const CLOCK_LEEWAY_SECONDS = 60;

export class JoseAccessTokens extends AccessTokens {
  private readonly key: Uint8Array;
  private readonly keyId: string;

  constructor(secret: string) {
    super();
    this.key = createHash('sha256').update(`access-token:${secret}`).digest();
    this.keyId = createHash('sha256').update(this.key).digest('base64url').slice(0, 12);
  }

  issue({ userId, signInId }: AccessTokenClaims): Promise<string> {
    return new SignJWT({ sid: signInId })
      .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: this.keyId })
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setSubject(userId)
      .setIssuedAt()
      .setExpirationTime(LIFETIME)
      .sign(this.key);
  }

  async read(token: string): Promise<AccessTokenClaims | null> {
    try {
      const { payload, protectedHeader } = await jwtVerify(token, this.key, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: AUDIENCE,
        typ: TYPE,
        clockTolerance: CLOCK_LEEWAY_SECONDS,
        requiredClaims: ['sub', 'exp', 'sid'],
      });
      if (protectedHeader.kid !== this.keyId || payload.sub === undefined) return null;
      return typeof payload['sid'] === 'string' ? { userId: payload.sub, signInId: payload['sid'] } : null;
    } catch {
      return null;
    }
  }
}
