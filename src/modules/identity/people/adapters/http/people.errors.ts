import { Refusal } from '#shared-kernel/domain/refusal.js';

export class PersonNotFound extends Refusal {
  readonly kind = 'not-found';
  readonly code = 'identity.person-not-found';

  constructor() {
    super('We couldn’t find this user.');
  }
}
