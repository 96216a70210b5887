import { createHash } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { AccessTokens, type AccessTokenClaims } from '../../application/tokens.js';

const ALGORITHM = 'HS256';
const TYPE = 'at+jwt';
const ISSUER = 'flyleaf';
const AUDIENCE = 'flyleaf-api';
const LIFETIME = '15m';
const CLOCK_LEEWAY_SECONDS = 60;
const MAX_TOKENS = 10_000;

interface Key {
  readonly id: string;
  readonly bytes: Uint8Array;
}

interface Checked {
  readonly claims: AccessTokenClaims;
  /** Seconds since 1970, including the leeway; the token is not valid afterwards. */
  readonly until: number;
}

/** A page sends a dozen requests with one token: the signature is checked once, the expiry on every request. */
export class JoseAccessTokens extends AccessTokens {
  private readonly checked = new LRUCache<string, Checked>({ max: MAX_TOKENS });
  private readonly current: Key;
  private readonly previous: Key | undefined;

  constructor(secret: string, previousSecret?: string) {
    super();
    this.current = keyFrom(secret);
    this.previous = previousSecret === undefined ? undefined : keyFrom(previousSecret);
  }

  issue({ userId, signInId }: AccessTokenClaims): Promise<string> {
    return new SignJWT({ sid: signInId })
      .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: this.current.id })
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setSubject(userId)
      .setIssuedAt()
      .setExpirationTime(LIFETIME)
      .sign(this.current.bytes);
  }

  async read(token: string): Promise<AccessTokenClaims | null> {
    const checked = this.checked.get(token) ?? (await this.check(token));
    return checked !== null && checked.until > Math.floor(Date.now() / 1000) ? checked.claims : null;
  }

  private async check(token: string): Promise<Checked | null> {
    try {
      const { payload } = await jwtVerify(token, ({ kid }) => this.keyNamed(kid), {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: AUDIENCE,
        typ: TYPE,
        clockTolerance: CLOCK_LEEWAY_SECONDS,
        requiredClaims: ['sub', 'exp', 'sid'],
      });
      const { sub, exp, sid } = payload;
      if (sub === undefined || exp === undefined || typeof sid !== 'string') return null;
      const checked = { claims: { userId: sub, signInId: sid }, until: exp + CLOCK_LEEWAY_SECONDS };
      this.checked.set(token, checked);
      return checked;
    } catch {
      return null;
    }
  }

  /** Throws for a key that is neither the current nor the previous one. */
  private keyNamed(keyId: string | undefined): Uint8Array {
    const key = [this.current, this.previous].find((known) => known !== undefined && known.id === keyId);
    if (key === undefined) throw new Error('The token was signed with an unknown key.');
    return key.bytes;
  }
}

function keyFrom(secret: string): Key {
  const bytes = createHash('sha256').update(`access-token:${secret}`).digest();
  return { id: createHash('sha256').update(bytes).digest('base64url').slice(0, 12), bytes };
}
