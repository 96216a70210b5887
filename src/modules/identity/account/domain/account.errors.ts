import { type FieldProblem, Refusal } from '#shared-kernel/domain/refusal.js';

export class EmailAlreadyRegistered extends Refusal {
  readonly kind = 'conflict';
  readonly code = 'identity.email-already-registered';
  override readonly problems = [{ path: 'email', message: this.message }];

  constructor() {
    super('An account with this email already exists. Sign in instead.');
  }
}

/** Unknown e-mail and wrong password read the same. */
export class WrongCredentials extends Refusal {
  readonly kind = 'unauthenticated';
  readonly code = 'identity.wrong-credentials';

  constructor() {
    super('Invalid email or password');
  }
}

/** Said only to someone who gave the right password. */
export class AccountDeactivated extends Refusal {
  readonly kind = 'forbidden';
  readonly code = 'identity.account-deactivated';

  constructor() {
    super('This account is switched off. Ask the person who looks after Flyleaf at your school.');
  }
}

export class UnacceptablePassword extends Refusal {
  readonly kind = 'invalid';
  readonly code = 'identity.unacceptable-password';
  override readonly problems: readonly FieldProblem[];

  /** `path` is the field it was typed into. */
  constructor(reasons: readonly string[], path = 'password') {
    super(reasons[0] ?? 'Please choose another password.');
    this.problems = reasons.map((message) => ({ path, message }));
  }
}

export class SignInEnded extends Refusal {
  readonly kind = 'unauthenticated';
  readonly code = 'identity.sign-in-ended';

  constructor() {
    super('Your session has ended. Please sign in again.');
  }
}

/** More people are signing in this second than this machine can check. */
export class TooManySignInsAtOnce extends Refusal {
  readonly kind = 'unavailable';
  readonly code = 'identity.too-many-sign-ins-at-once';

  constructor() {
    super('Many people are signing in right now. Please try again in a moment.');
  }
}
