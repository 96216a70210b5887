import { Refusal } from '#shared-kernel/domain/refusal.js';

/** Also thrown for someone else's notification, so that no one learns it exists. */
export class NotificationNotFound extends Refusal {
  readonly kind = 'not-found';
  readonly code = 'administration.notification-not-found';

  constructor() {
    super('This notification is not in your list.');
  }
}

export class ExternalLink extends Refusal {
  readonly kind = 'invalid';
  readonly code = 'administration.link-leads-outside';

  constructor() {
    super('A notification can only link to a page of Flyleaf.');
  }
}
