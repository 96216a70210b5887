import { Refusal } from '#shared-kernel/domain/refusal.js';

/** The same for a link that is unknown, used, expired or replaced. */
export class InvalidResetLink extends Refusal {
  readonly kind = 'invalid';
  readonly code = 'identity.invalid-reset-link';

  constructor() {
    super('This password reset link is invalid or has expired.');
  }
}
