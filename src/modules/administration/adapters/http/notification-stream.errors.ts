import { Refusal } from '#shared-kernel/domain/refusal.js';

/** This replica is full or about to stop; another one, or this one later, has room. */
export class NoRoomForStream extends Refusal {
  readonly kind = 'unavailable';
  readonly code = 'administration.no-room-for-stream';

  constructor() {
    super('Live updates are taking a short break. Your notifications are still there.');
  }
}
