import { type SignInState, SignInStates } from '../application/sign-in-states.js';

/** Returns what a spec sets, and records what was removed from the cache. */
export class RecordingSignInStates extends SignInStates {
  readonly states = new Map<string, SignInState>();
  readonly forgotten: string[] = [];

  of(signInId: string): Promise<SignInState | null> {
    return Promise.resolve(this.states.get(signInId) ?? null);
  }

  forget(signInId: string): void {
    this.forgotten.push(signInId);
  }
}
