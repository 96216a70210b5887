import { DomainEvent } from '#shared-kernel/domain/domain-event.js';

/** Somebody submitted the forgot-password form. Whether the email has an account is not known yet. */
export class PasswordResetRequested extends DomainEvent {
  static readonly type = 'identity.password-reset-asked';
  readonly type = PasswordResetRequested.type;

  constructor(
    readonly tokenId: string,
    readonly sealedEmail: string,
  ) {
    super();
  }
}
