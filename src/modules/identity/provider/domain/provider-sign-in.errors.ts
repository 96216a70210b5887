import { Refusal } from '#shared-kernel/domain/refusal.js';

/** Why signing in with the provider failed. The sign-in page has a text for each. */
export type ProviderProblemReason =
  | 'provider-off'
  | 'provider'
  | 'provider-cancelled'
  | 'provider-expired'
  | 'provider-email'
  | 'provider-email-unverified'
  | 'deactivated'
  | 'busy';

/** No one was signed in and no account was created. The browser is redirected to the sign-in page. */
export class ProviderProblem extends Refusal {
  readonly kind = 'unauthenticated';
  readonly code = 'identity.provider-problem';

  constructor(readonly reason: ProviderProblemReason) {
    super('Signing in this way did not work. Please try again, or use your password.');
  }
}

/** No provider sign-in began in this browser. */
export class HandoffUnknown extends Refusal {
  readonly kind = 'unauthenticated';
  readonly code = 'identity.handoff-unknown';

  constructor() {
    super('This sign-in did not start in this browser. Please sign in again.');
  }
}

export class HandoffOver extends Refusal {
  readonly kind = 'unauthenticated';
  readonly code = 'identity.handoff-over';

  constructor() {
    super('This sign-in took too long or was already used. Please sign in again.');
  }
}
