import { Refusal } from '#shared-kernel/domain/refusal.js';

export class UnknownTimeZone extends Refusal {
  readonly kind = 'invalid';
  readonly code = 'matching.unknown-time-zone';

  constructor() {
    super('We don’t know this time zone. Choose one from the list.');
  }
}
