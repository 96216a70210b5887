import { DomainEvent } from '#shared-kernel/domain/domain-event.js';

export type SecondFactorChange = 'on' | 'off' | 'new-recovery-codes' | 'recovery-code-used';

/** The owner is notified, even of their own changes. */
export class SecondFactorChanged extends DomainEvent {
  static readonly type = 'identity.second-factor-changed';
  readonly type = SecondFactorChanged.type;

  constructor(
    readonly userId: string,
    readonly change: SecondFactorChange,
  ) {
    super();
  }
}
