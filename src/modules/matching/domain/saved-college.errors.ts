import { Refusal } from '#shared-kernel/domain/refusal.js';

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
