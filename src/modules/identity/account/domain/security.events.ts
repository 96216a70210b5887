import { DomainEvent } from '#shared-kernel/domain/domain-event.js';

/** Somebody wrote an e-mail into the forgot-password form; whether it has an account is not known yet. */
export class PasswordResetAsked extends DomainEvent {
  static readonly type = 'identity.password-reset-asked';
  readonly type = PasswordResetAsked.type;

  constructor(
    readonly tokenId: string,
    readonly sealedEmail: string,
  ) {
    super();
  }
}

/** The owner asked for the confirmation letter once more. */
export class EmailVerificationAsked extends DomainEvent {
  static readonly type = 'identity.email-verification-asked';
  readonly type = EmailVerificationAsked.type;

  constructor(readonly tokenId: string) {
    super();
  }
}

/** The owner wishes for another e-mail; nothing changes before that address says yes. */
export class EmailChangeAsked extends DomainEvent {
  static readonly type = 'identity.email-change-asked';
  readonly type = EmailChangeAsked.type;

  constructor(readonly tokenId: string) {
    super();
  }
}

/** The account has another e-mail from now on. */
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

export class PasswordChanged extends DomainEvent {
  static readonly type = 'identity.password-changed';
  readonly type = PasswordChanged.type;

  constructor(readonly userId: string) {
    super();
  }
}

export type SecondFactorChange = 'on' | 'off' | 'new-recovery-codes' | 'recovery-code-used';

/** Something about the second factor changed that its owner should hear of even if they did not do it. */
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
