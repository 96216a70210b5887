import { Refusal } from '#shared-kernel/domain/refusal.js';

export class UnknownTimeZone extends Refusal {
  readonly kind = 'invalid';
  readonly code = 'identity.unknown-time-zone';

  constructor() {
    super('We don’t know this time zone. Choose one from the list.');
  }
}

/** Without it nobody knows when it is night. */
export class TimeZoneNeeded extends Refusal {
  readonly kind = 'invalid';
  readonly code = 'identity.time-zone-needed';

  constructor() {
    super('Choose your time zone first.');
  }
}

export class TopicNotYours extends Refusal {
  readonly kind = 'invalid';
  readonly code = 'identity.topic-not-yours';

  constructor() {
    super('Your account gets no notifications of this kind.');
  }
}
