import { Refusal } from '#shared-kernel/domain/refusal.js';

/** The account was removed while the request was under way. */
export class AccountGone extends Refusal {
  readonly kind = 'unauthenticated';
  readonly code = 'identity.account-gone';

  constructor() {
    super('This account no longer exists.');
  }
}
