import { Refusal } from '#shared-kernel/domain/refusal.js';

/** The student is linked to this adult and keeps this part. */
export class NotShared extends Refusal {
  readonly kind = 'forbidden';
  readonly code = 'identity.not-shared';

  constructor(firstName: string) {
    super(`${firstName} hasn’t shared this with you.`);
  }
}
