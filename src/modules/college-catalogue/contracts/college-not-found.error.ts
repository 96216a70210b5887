import { Refusal } from '#shared-kernel/domain/refusal.js';

export class CollegeNotFound extends Refusal {
  readonly kind = 'not-found';
  readonly code = 'college-catalogue.college-not-found';

  constructor() {
    super('We couldn’t find this college.');
  }
}
