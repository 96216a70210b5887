import { DomainEvent } from '#shared-kernel/domain/domain-event.js';

/** The owner wants the verification email again. */
export class EmailVerificationRequested extends DomainEvent {
  static readonly type = 'identity.email-verification-asked';
  readonly type = EmailVerificationRequested.type;

  constructor(readonly tokenId: string) {
    super();
  }
}
