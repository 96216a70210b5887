import { type Role } from '#shared-kernel/application/caller.js';

export interface SignInState {
  role: Role;
  hasSecondFactor: boolean;
}

/** Whether a sign-in still counts, and in what role: asked on every request, so remembered for some seconds. */
export abstract class SignInStates {
  /** Null when the sign-in is over or the account is switched off. `fresh` skips what is remembered. */
  abstract of(signInId: string, userId: string, options: { fresh: boolean }): Promise<SignInState | null>;
  abstract forget(signInId: string): void;
}
