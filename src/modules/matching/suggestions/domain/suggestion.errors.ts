import { Refusal } from '#shared-kernel/domain/refusal.js';

export class CollegeAlreadyOnList extends Refusal {
  readonly kind = 'conflict';
  readonly code = 'matching.suggestion-on-list';

  constructor() {
    super('This college is on the list already.');
  }
}

export class AlreadySuggested extends Refusal {
  readonly kind = 'conflict';
  readonly code = 'matching.already-suggested';

  constructor() {
    super('You suggested this college before.');
  }
}

export class TooManySuggestions extends Refusal {
  readonly kind = 'conflict';
  readonly code = 'matching.too-many-suggestions';

  constructor(most: number) {
    super(`${String(most)} of your suggestions have no answer yet. Wait for one, or take one back.`);
  }
}

/** Taken back, or made to another student: both look the same. */
export class SuggestionNotFound extends Refusal {
  readonly kind = 'not-found';
  readonly code = 'matching.suggestion-not-found';

  constructor() {
    super('This suggestion was taken back.');
  }
}
