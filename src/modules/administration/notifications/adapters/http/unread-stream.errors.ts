import { Refusal } from '#shared-kernel/domain/refusal.js';

/** This server is full or about to stop. */
export class NoRoomForStream extends Refusal {
  readonly kind = 'unavailable';
  readonly code = 'administration.no-room-for-stream';

  constructor() {
    super('Live updates are paused. Your notifications are still there.');
  }
}

export class TooManyStreams extends Refusal {
  readonly kind = 'too-many';
  readonly code = 'administration.too-many-streams';
  override readonly retryAfterSeconds = 30;

  constructor() {
    super('Flyleaf is open in several tabs. This one checks for new notifications less often.');
  }
}
