import { Refusal } from '#shared-kernel/domain/refusal.js';

/** This server is full or about to stop, or the student has the chat open many times. */
export class NoRoomForTurn extends Refusal {
  readonly kind = 'unavailable';
  readonly code = 'counseling-chat.no-room';

  constructor() {
    super('Wren is busy right now. Please try again in a moment.');
  }
}
