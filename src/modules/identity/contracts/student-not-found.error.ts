import { Refusal } from '#shared-kernel/domain/refusal.js';

export class StudentNotFound extends Refusal {
  readonly kind = 'not-found';
  readonly code = 'identity.student-not-found';

  constructor() {
    super('We couldn’t find this student.');
  }
}
