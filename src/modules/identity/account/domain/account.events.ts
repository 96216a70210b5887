import { DomainEvent } from '#shared-kernel/domain/domain-event.js';

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

/** The account and its sign-ins are gone. Every context that stores data of this person deletes it now. */
export class AccountRemoved extends DomainEvent {
  static readonly type = 'identity.account-removed';
  readonly type = AccountRemoved.type;

  constructor(readonly userId: string) {
    super();
  }
}

/** The owner asked to leave: everything is removed on that day, unless they change their mind. */
export class AccountLeaving extends DomainEvent {
  static readonly type = 'identity.account-leaving';
  readonly type = AccountLeaving.type;

  constructor(
    readonly userId: string,
    readonly removalDueAt: string,
  ) {
    super();
  }
}

export class PasswordChanged extends DomainEvent {
  static readonly type = 'identity.password-changed';
  readonly type = PasswordChanged.type;

  constructor(readonly userId: string) {
    super();
  }
}

/** The owner wants another email. Nothing changes until that address is confirmed. */
export class EmailChangeRequested extends DomainEvent {
  static readonly type = 'identity.email-change-asked';
  readonly type = EmailChangeRequested.type;

  constructor(readonly tokenId: string) {
    super();
  }
}

/** The new address was confirmed, and the account has it now. */
export class AccountEmailChanged extends DomainEvent {
  static readonly type = 'identity.account-email-changed';
  readonly type = AccountEmailChanged.type;

  constructor(
    readonly userId: string,
    readonly formerEmail: string,
    readonly email: string,
  ) {
    super();
  }
}

type AccessChangeKind = 'role-changed' | 'deactivated' | 'reactivated';

/** An admin changed what the owner of an account may do. */
export class AccessChanged extends DomainEvent {
  static readonly type = 'identity.access-changed';
  readonly type = AccessChanged.type;

  constructor(
    readonly userId: string,
    readonly change: AccessChangeKind,
    /** From now on. */
    readonly role: 'student' | 'parent' | 'counselor' | 'admin',
  ) {
    super();
  }
}
