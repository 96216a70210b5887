export const ROLES = ['student', 'parent', 'counselor', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Who is asking. `signInId` names the sign-in (the family of refresh tokens) the access token came from. */
export interface Caller {
  userId: string;
  role: Role;
  signInId: string;
  /** The operator wants a second factor of this account, and it has none yet. */
  lacksSecondFactor?: true;
}

/** Tells who a bearer token speaks for; null when the token, the sign-in or the account no longer counts. */
export abstract class Authenticator {
  /** `fresh` asks the database instead of trusting an answer of the last seconds. */
  abstract authenticate(accessToken: string, options: { fresh: boolean }): Promise<Caller | null>;
}
