export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

export interface AccessTokenClaims {
  userId: string;
  signInId: string;
}

/** Signed tokens that last 15 minutes. */
export abstract class AccessTokens {
  abstract issue(claims: AccessTokenClaims): Promise<string>;
  /** Null for a token that is forged, damaged or expired. */
  abstract read(token: string): Promise<AccessTokenClaims | null>;
}

/** The first token is random. Each successor is computed from its predecessor and a server key, so it can be issued twice. */
export abstract class RefreshTokens {
  abstract first(): string;
  /** The successor, then the one that was issued before a rotation of the key. */
  abstract successorsOf(token: string): readonly [string, ...string[]];
  /** What the database stores instead of the token. */
  abstract digestOf(token: string): string;
}
