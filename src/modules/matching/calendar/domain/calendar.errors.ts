import { Refusal } from '#shared-kernel/domain/refusal.js';

export class CalendarNotFound extends Refusal {
  readonly kind = 'not-found';
  readonly code = 'matching.calendar-not-found';

  constructor() {
    super('There is no calendar at this address. It may have been replaced or turned off.');
  }
}
