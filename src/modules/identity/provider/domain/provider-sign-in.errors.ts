import { Refusal } from '#shared-kernel/domain/refusal.js';

/** Why signing in with the provider did not work; the sign-in page words it. */
export type ProviderTrouble =
  | 'provider-off'
  | 'provider'
  | 'provider-cancelled'
  | 'provider-expired'
  | 'provider-email'
  | 'deactivated'
  | 'busy';

/** The browser is led back to the sign-in page with this; nobody was signed in and no account was made. */
export class ProviderProblem extends Refusal {
  readonly kind = 'unauthenticated';
  readonly code = 'identity.provider-problem';

  constructor(readonly trouble: ProviderTrouble) {
    super('Signing in this way did not work. Please try again, or use your password.');
  }
}

/** No browser began this, or another one did. */
export class HandoffUnknown extends Refusal {
  readonly kind = 'unauthenticated';
  readonly code = 'identity.handoff-unknown';

  constructor() {
    super('This sign-in was not begun in this browser. Please sign in again.');
  }
}

export class HandoffOver extends Refusal {
  readonly kind = 'unauthenticated';
  readonly code = 'identity.handoff-over';

  constructor() {
    super('This sign-in took too long or was used already. Please sign in again.');
  }
}
