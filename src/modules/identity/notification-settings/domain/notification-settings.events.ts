import { DomainEvent } from '#shared-kernel/domain/domain-event.js';

export class NotificationSettingsChanged extends DomainEvent {
  static readonly type = 'identity.notification-settings-changed';
  readonly type = NotificationSettingsChanged.type;

  constructor(readonly userId: string) {
    super();
  }
}
