import { Refusal } from '#shared-kernel/domain/refusal.js';

/** The same for an unknown email and for a wrong password. */
export class WrongCredentials extends Refusal {
  readonly kind = 'unauthenticated';
  readonly code = 'identity.wrong-credentials';

  constructor() {
    super('Invalid email or password');
  }
}

export class SignInEnded extends Refusal {
  readonly kind = 'unauthenticated';
  readonly code = 'identity.sign-in-ended';

  constructor() {
    super('Your session has ended. Please sign in again.');
  }
}

export class SignInNotFound extends Refusal {
  readonly kind = 'not-found';
  readonly code = 'identity.sign-in-not-found';

  constructor() {
    super('This sign-in has already ended.');
  }
}
