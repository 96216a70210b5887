import { DomainEvent } from '#shared-kernel/domain/domain-event.js';

/** Someone made an account. Neighbours open what that person needs. */
export class UserRegistered extends DomainEvent {
  static readonly type = 'identity.user-registered';
  readonly type = UserRegistered.type;

  constructor(
    readonly userId: string,
    readonly email: string,
    readonly firstName: string,
    readonly lastName: string,
    readonly role: 'student' | 'parent' | 'counselor' | 'admin',
  ) {
    super();
  }
}

/** An account is gone, and every sign-in with it. Whoever keeps something of this person removes it now. */
export class AccountRemoved extends DomainEvent {
  static readonly type = 'identity.account-removed';
  readonly type = AccountRemoved.type;

  constructor(readonly userId: string) {
    super();
  }
}
