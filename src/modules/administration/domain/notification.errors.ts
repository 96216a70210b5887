import { Refusal } from '#shared-kernel/domain/refusal.js';

/** Someone else's notification looks just as absent. */
export class NotificationNotFound extends Refusal {
  readonly kind = 'not-found';
  readonly code = 'administration.notification-not-found';

  constructor() {
    super('This notification is not in your list.');
  }
}

export class LinkLeadsOutside extends Refusal {
  readonly kind = 'invalid';
  readonly code = 'administration.link-leads-outside';

  constructor() {
    super('A notification links to a page of Flyleaf only.');
  }
}
