import { type FieldProblem, Refusal } from '#shared-kernel/domain/refusal.js';

export class EmailAlreadyRegistered extends Refusal {
  readonly kind = 'conflict';
  readonly code = 'identity.email-already-registered';
  override readonly problems = [{ path: 'email', message: this.message }];

  constructor() {
    super('An account with this email already exists. Sign in instead.');
  }
}

/** Shown only after the right password. */
export class AccountDeactivated extends Refusal {
  readonly kind = 'forbidden';
  readonly code = 'identity.account-deactivated';

  constructor() {
    super('This account is deactivated. Please contact the person who runs Flyleaf at your school.');
  }
}

export class UnacceptablePassword extends Refusal {
  readonly kind = 'invalid';
  readonly code = 'identity.unacceptable-password';
  override readonly problems: readonly FieldProblem[];

  /** `path` is the form field. */
  constructor(reasons: readonly string[], path = 'password') {
    super(reasons[0] ?? 'Please choose another password.');
    this.problems = reasons.map((message) => ({ path, message }));
  }
}

export class WrongCurrentPassword extends Refusal {
  readonly kind = 'invalid';
  readonly code = 'identity.wrong-current-password';
  override readonly problems = [{ path: 'currentPassword', message: this.message }];

  constructor() {
    super('That is not your current password.');
  }
}

/** The account was created with a provider and has no password. */
export class NoPasswordYet extends Refusal {
  readonly kind = 'conflict';
  readonly code = 'identity.no-password-yet';

  constructor() {
    super('Your account has no password yet. Use “Forgot password” to choose one first.');
  }
}

/** Asked of accounts without a password, because someone else may be using an unlocked screen. */
export class SignInAgainFirst extends Refusal {
  readonly kind = 'forbidden';
  readonly code = 'identity.sign-in-again';

  constructor() {
    super('To be sure that it’s you, please sign out, sign in again, and do this within ten minutes.');
  }
}

/** Otherwise a server could be left without one. */
export class AdminsStay extends Refusal {
  readonly kind = 'conflict';
  readonly code = 'identity.admins-stay';

  constructor() {
    super('An admin can’t leave. Ask another admin to change your role first.');
  }
}

export class InvalidConfirmationLink extends Refusal {
  readonly kind = 'invalid';
  readonly code = 'identity.invalid-confirmation-link';

  constructor() {
    super('This confirmation link is invalid or has expired. You can request a new one in your settings.');
  }
}

export class ConfirmationLinkOfAnotherAccount extends Refusal {
  readonly kind = 'forbidden';
  readonly code = 'identity.confirmation-link-of-another-account';

  constructor() {
    super('This link is for another account. Sign out, sign in to that account, and open the link again.');
  }
}

/** The file is no picture that we show. */
export class UnusablePicture extends Refusal {
  readonly kind = 'invalid';
  readonly code = 'identity.unusable-picture';
  override readonly problems: readonly FieldProblem[];

  constructor(message: string) {
    super(message);
    this.problems = [{ path: 'path', message }];
  }
}

/** More passwords are waiting to be hashed than this machine can handle soon. */
export class TooManySignInsAtOnce extends Refusal {
  readonly kind = 'unavailable';
  readonly code = 'identity.too-many-sign-ins-at-once';

  constructor() {
    super('Many people are signing in right now. Please try again in a moment.');
  }
}
