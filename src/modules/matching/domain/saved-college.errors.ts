import { Refusal } from '#shared-kernel/domain/refusal.js';

/** Ten times what the Common App lets a student apply to, and few enough to read as one list. */
export const MOST_SAVED_COLLEGES = 200;

export class TooManySavedColleges extends Refusal {
  readonly kind = 'conflict';
  readonly code = 'matching.too-many-saved-colleges';

  constructor() {
    super(`Your list holds up to ${MOST_SAVED_COLLEGES} colleges. Remove one to save another.`);
  }
}

/** Not in any list, or in another student's: both look the same. */
export class SavedCollegeNotFound extends Refusal {
  readonly kind = 'not-found';
  readonly code = 'matching.saved-college-not-found';

  constructor() {
    super('This college is not in your list.');
  }
}

export class CollegeNotInCatalogue extends Refusal {
  readonly kind = 'not-found';
  readonly code = 'matching.college-not-in-catalogue';

  constructor() {
    super('We couldn’t find this college.');
  }
}
