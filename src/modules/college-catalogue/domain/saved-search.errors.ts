import { Refusal } from '#shared-kernel/domain/refusal.js';
import { MOST_SAVED_SEARCHES } from './saved-search.js';

export class SavedSearchNotFound extends Refusal {
  readonly kind = 'not-found';
  readonly code = 'college-catalogue.saved-search-not-found';

  constructor() {
    super('We couldn’t find this saved search.');
  }
}

export class SearchNameTaken extends Refusal {
  readonly kind = 'conflict';
  readonly code = 'college-catalogue.search-name-taken';

  constructor() {
    super('You already have a saved search with this name. Please choose another name.');
  }
}

export class TooManySavedSearches extends Refusal {
  readonly kind = 'conflict';
  readonly code = 'college-catalogue.too-many-saved-searches';

  constructor() {
    super(`You can save up to ${MOST_SAVED_SEARCHES} searches. Remove one to save another.`);
  }
}
