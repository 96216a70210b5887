import { Refusal } from '#shared-kernel/domain/refusal.js';

export class PersonNotFound extends Refusal {
  readonly kind = 'not-found';
  readonly code = 'identity.person-not-found';

  constructor() {
    super('We couldn’t find this user.');
  }
}

/** Another admin took the role away a moment ago. */
export class NoLongerAdmin extends Refusal {
  readonly kind = 'forbidden';
  readonly code = 'identity.no-longer-admin';

  constructor() {
    super('You are no longer an admin.');
  }
}

export class OwnAccess extends Refusal {
  readonly kind = 'conflict';
  readonly code = 'identity.own-access';

  constructor() {
    super('You can’t change your own role or deactivate yourself. Ask another admin to do it.');
  }
}

export class LastActiveAdmin extends Refusal {
  readonly kind = 'conflict';
  readonly code = 'identity.last-active-admin';

  constructor() {
    super('This is the last active admin. Make someone else an admin first.');
  }
}

export class ConfiguredAdminStays extends Refusal {
  readonly kind = 'conflict';
  readonly code = 'identity.configured-admin';

  constructor() {
    super('This admin is set in the configuration of the server (ADMIN_EMAIL) and can’t be changed here.');
  }
}
