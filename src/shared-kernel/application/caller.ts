import { type Refusal } from '../domain/refusal.js';

export const ROLES = ['student', 'parent', 'counselor', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Who sent the request. `signInId` is the sign-in (the family of refresh tokens) that the access token came from. */
export interface Caller {
  userId: string;
  role: Role;
  signInId: string;
  /** Why most routes refuse this caller for now. */
  restriction?: Refusal;
}

/** Finds the caller of a bearer token; null when the token, the sign-in or the account is not valid anymore. */
export abstract class Authenticator {
  /** `fresh` reads from the database instead of a cache of the last seconds. */
  abstract authenticate(accessToken: string, options: { fresh: boolean }): Promise<Caller | null>;
}

/** Calls its listeners with the id of each sign-in that ends, on whichever replica. */
export abstract class EndedSignIns {
  abstract onEnd(listener: (signInId: string) => void): void;
}
