import { Refusal } from '#shared-kernel/domain/refusal.js';

const WRONG_CODE = 'That code is wrong or was already used. Please wait for the next one.';

/** Shown only after the right password. */
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
    super(WRONG_CODE);
  }
}

/** A wrong code from someone who is signed in: a 401 would send them to the sign-in page. */
export class CodeNotAccepted extends Refusal {
  readonly kind = 'invalid';
  readonly code = 'identity.code-not-accepted';
  override readonly problems = [{ path: 'code', message: this.message }];

  constructor() {
    super(WRONG_CODE);
  }
}

export class SecondFactorAlreadyOn extends Refusal {
  readonly kind = 'conflict';
  readonly code = 'identity.second-factor-already-on';

  constructor() {
    super('Two-step verification is already on. Turn it off first to set up another app.');
  }
}

export class SecondFactorNotSetUp extends Refusal {
  readonly kind = 'conflict';
  readonly code = 'identity.second-factor-not-set-up';

  constructor() {
    super('Set up your authenticator app first.');
  }
}

/** The operator requires two-step verification of admins. */
export class SecondFactorRequired extends Refusal {
  readonly kind = 'forbidden';
  readonly code = 'identity.second-factor-required';

  constructor() {
    super('Please turn on two-step verification first. You can find it in your settings.');
  }
}
