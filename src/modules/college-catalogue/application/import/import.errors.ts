import { Refusal } from '#shared-kernel/domain/refusal.js';

export class ImportAlreadyRunning extends Refusal {
  readonly kind = 'conflict';
  readonly code = 'college-catalogue.import-already-running';

  constructor() {
    super('Another import is running. Wait for it to finish, or cancel it.');
  }
}

export class ImportNotFound extends Refusal {
  readonly kind = 'not-found';
  readonly code = 'college-catalogue.import-not-found';

  constructor() {
    super('We couldn’t find this import.');
  }
}

export class ImportFailed extends Refusal {
  readonly kind = 'unavailable';
  readonly code = 'college-catalogue.import-failed';
}
