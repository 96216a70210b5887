import { Refusal } from '#shared-kernel/domain/refusal.js';

/** More than anyone reads through, and few enough for one page. */
export const MOST_CHOICES = 500;

export class TooManyChoices extends Refusal {
  readonly kind = 'conflict';
  readonly code = 'matching.too-many-choices';

  constructor() {
    super(`We can remember your choices for up to ${MOST_CHOICES} colleges.`);
  }
}

export class NotesChangedElsewhere extends Refusal {
  readonly kind = 'conflict';
  readonly code = 'matching.notes-changed-elsewhere';

  constructor() {
    super('These notes were changed elsewhere in the meantime.');
  }
}

export class ReasonWithoutRefusal extends Refusal {
  readonly kind = 'invalid';
  readonly code = 'matching.reason-without-refusal';
  override readonly problems = [
    { path: 'reason', message: 'A reason goes with “Not interested” only. Please leave it out.' },
  ];

  constructor() {
    super('A reason goes with “Not interested” only. Please leave it out.');
  }
}
