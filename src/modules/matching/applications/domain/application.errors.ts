import { type FieldProblem, Refusal } from '#shared-kernel/domain/refusal.js';

/** What was sent cannot be stored. Names the field. */
export class ApplicationRefused extends Refusal {
  readonly kind = 'invalid';
  readonly code = 'matching.application-refused';
  override readonly problems: readonly FieldProblem[];

  constructor(path: string, message: string) {
    super(message);
    this.problems = [{ path, message }];
  }
}

/** Deleted, never there, or another student's: all look the same. */
export class ApplicationNotFound extends Refusal {
  readonly kind = 'not-found';
  readonly code = 'matching.application-not-found';

  constructor() {
    super('We couldn’t find this application. It may have been deleted.');
  }
}

export class ChecklistItemNotFound extends Refusal {
  readonly kind = 'not-found';
  readonly code = 'matching.checklist-item-not-found';

  constructor() {
    super('This is not on the checklist any more.');
  }
}

export class ApplicationExists extends Refusal {
  readonly kind = 'conflict';
  readonly code = 'matching.application-exists';
  override readonly extra: Readonly<Record<string, unknown>>;

  constructor(applicationId: string, college: string) {
    super(`You already have an application to ${college}. Open it to change it.`);
    this.extra = { applicationId };
  }
}

/** As many as colleges in a list. */
export const MOST_APPLICATIONS = 200;

export class TooManyApplications extends Refusal {
  readonly kind = 'conflict';
  readonly code = 'matching.too-many-applications';

  constructor() {
    super(`You can have up to ${MOST_APPLICATIONS} applications. Delete one to start another.`);
  }
}

export const MOST_CHECKLIST_ITEMS = 60;

export class ChecklistFull extends Refusal {
  readonly kind = 'conflict';
  readonly code = 'matching.checklist-full';

  constructor() {
    super(`A checklist holds up to ${MOST_CHECKLIST_ITEMS} lines. Remove one to add another.`);
  }
}

export class SecondBindingApplication extends Refusal {
  readonly kind = 'conflict';
  readonly code = 'matching.second-binding-application';
  override readonly extra: Readonly<Record<string, unknown>>;

  constructor(otherId: string, otherCollege: string) {
    super(
      `You already apply Early Decision to ${otherCollege}. Early Decision is a promise to go there if they say yes, so it ` +
        'can only be one college at a time. Choose another round here, or change that one first.',
    );
    this.extra = { applicationId: otherId };
  }
}

export class SecondEnrollment extends Refusal {
  readonly kind = 'conflict';
  readonly code = 'matching.second-enrollment';
  override readonly extra: Readonly<Record<string, unknown>>;

  constructor(otherId: string, otherCollege: string) {
    super(
      `You are enrolled at ${otherCollege}. You can only enroll at one college: withdraw there first, then enroll here.`,
    );
    this.extra = { applicationId: otherId };
  }
}

export class NotFromWaitingList extends Refusal {
  readonly kind = 'conflict';
  readonly code = 'matching.not-from-waiting-list';

  constructor() {
    super(
      'A waiting list ends with Accepted, Rejected or Withdrawn. Choose one of them, or move the application back to Under Review.',
    );
  }
}

export class ApplicationChangedElsewhere extends Refusal {
  readonly kind = 'conflict';
  readonly code = 'matching.application-changed-elsewhere';

  constructor() {
    super('You changed this in another tab or on another device. Check what is there now, then save again.');
  }
}
