import { type Role } from '#shared-kernel/application/caller.js';

/** Whether a sign-in still counts, and in what role: asked on every request, so remembered for some seconds. */
export abstract class SignInStates {
  /** Null when the sign-in is over or the account is switched off. `fresh` skips what is remembered. */
  abstract roleIn(signInId: string, userId: string, options: { fresh: boolean }): Promise<Role | null>;
  abstract forget(signInId: string): void;
}
