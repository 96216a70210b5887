import { Refusal } from '#shared-kernel/domain/refusal.js';
import { type Relation } from './shared-part.js';

const NAMES: Readonly<Record<Relation, string>> = { parent: 'a parent', counselor: 'a school counselor' };

/** Unknown, used, withdrawn and expired look the same: nobody learns which codes there were. */
export class InvitationNotFound extends Refusal {
  readonly kind = 'not-found';
  readonly code = 'identity.invitation-not-found';

  constructor() {
    super('This code doesn’t work. It may have been used or expired. Ask your student for a new one.');
  }
}

export class InvitationForAnother extends Refusal {
  readonly kind = 'conflict';
  readonly code = 'identity.invitation-for-another';

  constructor(relation: Relation) {
    super(`This code is for ${NAMES[relation]}. Ask your student for a code that fits your account.`);
  }
}

/** For the student: the adult reads `InvitationNotFound`. */
export class InvitationGone extends Refusal {
  readonly kind = 'not-found';
  readonly code = 'identity.invitation-gone';

  constructor() {
    super('This invitation was used, withdrawn or has expired.');
  }
}

export class InvitationToOneself extends Refusal {
  readonly kind = 'invalid';
  readonly code = 'identity.invitation-to-oneself';

  constructor() {
    super('This is your own email. Enter the one of the adult.');
  }
}

export class TooManyInvitations extends Refusal {
  readonly kind = 'conflict';
  readonly code = 'identity.too-many-invitations';

  constructor(most: number) {
    super(`You have ${String(most)} codes that nobody has used yet. Withdraw one first.`);
  }
}

export class TooManyAdults extends Refusal {
  readonly kind = 'conflict';
  readonly code = 'identity.too-many-adults';

  constructor(most: number) {
    super(`A student can share with at most ${String(most)} adults.`);
  }
}

export class RequestNotFound extends Refusal {
  readonly kind = 'not-found';
  readonly code = 'identity.request-not-found';

  constructor() {
    super('This request is no longer open.');
  }
}

export class AdultNotFound extends Refusal {
  readonly kind = 'not-found';
  readonly code = 'identity.adult-not-found';

  constructor() {
    super('You don’t share anything with this person.');
  }
}
