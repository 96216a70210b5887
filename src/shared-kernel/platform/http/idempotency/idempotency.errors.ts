import { Refusal } from '../../../domain/refusal.js';

/** The key was used before, with another body. */
export class IdempotencyKeyReused extends Refusal {
  readonly kind = 'unprocessable';
  readonly code = 'http.idempotency-key-reused';

  constructor() {
    super('This was already sent with different content. Please reload the page and try again.');
  }
}

export class CallStillRunning extends Refusal {
  readonly kind = 'conflict';
  readonly code = 'http.still-running';

  constructor() {
    super('We are still working on this. Please give it a moment.');
  }
}
