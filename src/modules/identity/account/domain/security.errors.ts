import { Refusal } from '#shared-kernel/domain/refusal.js';

const NOT_THE_CODE = 'That code is not right, or was used already. Please wait for the next one.';

/** Unknown, used, expired and replaced read the same. */
export class InvalidResetLink extends Refusal {
  readonly kind = 'invalid';
  readonly code = 'identity.invalid-reset-link';

  constructor() {
    super('This password reset link is invalid or has expired.');
  }
}

export class InvalidConfirmationLink extends Refusal {
  readonly kind = 'invalid';
  readonly code = 'identity.invalid-confirmation-link';

  constructor() {
    super('This confirmation link is invalid or has expired. You can ask for a new one in your settings.');
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

/** The account came by a provider and has no password to ask for. */
export class NoPasswordYet extends Refusal {
  readonly kind = 'conflict';
  readonly code = 'identity.no-password-yet';

  constructor() {
    super('Your account has no password yet. Use “Forgot password” to choose one first.');
  }
}

export class SignInNotFound extends Refusal {
  readonly kind = 'not-found';
  readonly code = 'identity.sign-in-not-found';

  constructor() {
    super('This sign-in is already over.');
  }
}

/** Said only to someone who gave the right password. */
export class SecondFactorNeeded extends Refusal {
  readonly kind = 'unauthenticated';
  readonly code = 'identity.second-factor-needed';

  constructor() {
    super('Please enter the code from your authenticator app, or a recovery code.');
  }
}

export class WrongCode extends Refusal {
  readonly kind = 'unauthenticated';
  readonly code = 'identity.wrong-code';
  override readonly problems = [{ path: 'code', message: this.message }];

  constructor() {
    super(NOT_THE_CODE);
  }
}

/** The same to someone who is signed in: a 401 would send them to the sign-in page. */
export class CodeNotAccepted extends Refusal {
  readonly kind = 'invalid';
  readonly code = 'identity.code-not-accepted';
  override readonly problems = [{ path: 'code', message: this.message }];

  constructor() {
    super(NOT_THE_CODE);
  }
}

export class SecondFactorAlreadyOn extends Refusal {
  readonly kind = 'conflict';
  readonly code = 'identity.second-factor-already-on';

  constructor() {
    super('Your second step is already on. Turn it off first to set up another app.');
  }
}

export class SecondFactorNotSetUp extends Refusal {
  readonly kind = 'conflict';
  readonly code = 'identity.second-factor-not-set-up';

  constructor() {
    super('Set up your authenticator app first.');
  }
}
