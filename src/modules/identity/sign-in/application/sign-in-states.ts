import { type Role } from '#shared-kernel/application/caller.js';

export interface SignInState {
  role: Role;
  hasSecondFactor: boolean;
}

/** Whether a sign-in is still valid, and its role. Needed on every request, so cached for some seconds. */
export abstract class SignInStates {
  /** Null when the sign-in has ended or the account is deactivated. `fresh` skips the cache. */
  abstract of(signInId: string, userId: string, options: { fresh: boolean }): Promise<SignInState | null>;
  /** Removes the cached state. */
  abstract forget(signInId: string): void;
}
