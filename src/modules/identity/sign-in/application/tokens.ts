export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

export interface AccessTokenClaims {
  userId: string;
  signInId: string;
}

/** Signed, 15 minutes. */
export abstract class AccessTokens {
  abstract issue(claims: AccessTokenClaims): Promise<string>;
  /** Null for anything but a whole, current token of ours. */
  abstract read(token: string): Promise<AccessTokenClaims | null>;
}

/** Random at sign-in; each successor follows from its predecessor and a server key, so it can be handed out twice. */
export abstract class RefreshTokens {
  abstract first(): string;
  abstract successorOf(token: string): string;
  /** What is stored in the token's place. */
  abstract digestOf(token: string): string;
}
