import { Refusal } from '#shared-kernel/domain/refusal.js';

/** Unknown, expired and ended look the same, and so does a student who is leaving: nobody learns which links there were. */
export class ShareLinkNotFound extends Refusal {
  readonly kind = 'not-found';
  readonly code = 'matching.share-link-not-found';

  constructor() {
    super('This link doesn’t work anymore. Ask whoever gave it to you for a new one.');
  }
}

export class TooManyShareLinks extends Refusal {
  readonly kind = 'conflict';
  readonly code = 'matching.too-many-share-links';

  constructor(most: number) {
    super(`You have ${String(most)} links. Turn one off first.`);
  }
}
