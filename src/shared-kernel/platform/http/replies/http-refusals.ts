import { type FieldProblem, Refusal } from '../../../domain/refusal.js';

/** The input does not match the declared schema. */
export class InvalidInput extends Refusal {
  readonly kind = 'invalid';
  readonly code = 'http.invalid-input';

  constructor(override readonly problems: readonly FieldProblem[]) {
    super(
      problems.length === 1 && problems[0]
        ? problems[0].message
        : 'Please check what you entered and try again.',
    );
  }
}

export class NotSignedIn extends Refusal {
  readonly kind = 'unauthenticated';
  readonly code = 'http.not-signed-in';

  constructor() {
    super('Please sign in to continue.');
  }
}

export class RoleNotAllowed extends Refusal {
  readonly kind = 'forbidden';
  readonly code = 'http.role-not-allowed';

  constructor() {
    super('Your account does not have access to this.');
  }
}

export class UnknownRoute extends Refusal {
  readonly kind = 'not-found';
  readonly code = 'http.nothing-here';

  constructor() {
    super('There is nothing at this address.');
  }
}

/** A page of another site caused this request. */
export class FromAnotherSite extends Refusal {
  readonly kind = 'forbidden';
  readonly code = 'http.from-another-site';

  constructor() {
    super('This request came from another site. Please use Flyleaf itself.');
  }
}

/** The sender disconnected, or was too slow, before the whole body arrived. */
export class UploadInterrupted extends Refusal {
  readonly kind = 'too-slow';
  readonly code = 'http.upload-interrupted';

  constructor() {
    super('The upload was interrupted. Please try again.');
  }
}
