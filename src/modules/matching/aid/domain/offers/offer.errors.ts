import { Refusal } from '#shared-kernel/domain/refusal.js';

export class OfferIsEmpty extends Refusal {
  readonly kind = 'invalid';
  readonly code = 'matching.offer-is-empty';
  override readonly problems = [{ path: 'aid', message: 'Enter at least one cost or one line of aid.' }];

  constructor() {
    super('Enter at least one cost or one line of aid.');
  }
}

export class OfferNotFound extends Refusal {
  readonly kind = 'not-found';
  readonly code = 'matching.offer-not-found';

  constructor() {
    super('There is no offer for this application.');
  }
}

export class OfferChangedElsewhere extends Refusal {
  readonly kind = 'conflict';
  readonly code = 'matching.offer-changed-elsewhere';

  constructor() {
    super(
      'This offer was changed in another tab, on another device or by a parent. Check what is there now, then save again.',
    );
  }
}
